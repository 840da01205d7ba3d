import { languages } from '../wire/language.ts'

interface Fact {
  /**
   * The name of the fact in calls. The key in `courseFacts` is its name in the database and in a
   * course file.
   */
  wire: string
  /** The key of the texts by which the sites name the fact. */
  label: string
  /** Whether a course card shows the fact; the page of the course then shows it too. */
  onCard: boolean
  /**
   * True if every version and every course file has the fact. Where a fact is missing, its standard
   * value applies.
   */
  always: boolean
  /**
   * True if the list of courses can be filtered by the choices of the fact, with the number of
   * courses of each choice.
   */
  isFilter?: true
}

interface NumberFact extends Fact {
  kind: 'amount' | 'whole'
  least: number
  most: number
  standard: number
  /**
   * The documented API says only that the value is a number. A narrower type would change the API.
   */
  isAnyNumber?: true
}

interface NumberChoice extends Fact {
  kind: 'number choice'
  choices: readonly number[]
  standard: number
}

/**
 * A fact whose value is one of several words, such as a language. A teacher may leave it without a
 * value.
 */
interface WordChoice extends Fact {
  kind: 'word choice'
  choices: readonly string[]
  standard: null
}

export type CourseFact = NumberFact | NumberChoice | WordChoice

/**
 * The facts of a course: numbers and choices that a teacher sets (decision 0134). Every fact is
 * part of the summary form, of versions and their comparison, of copies and of course files.
 * Contract, server and sites derive their lists from this table, so that a new fact is added only
 * here.
 */
export const courseFacts = {
  kindId: {
    wire: 'courseKindId',
    label: 'kind',
    kind: 'number choice',
    choices: [4, 5, 6],
    standard: 4,
    onCard: true,
    always: true,
  },
  /** CRS-017: 1 is a credit course, 2 an optional one. */
  type: {
    wire: 'type',
    label: 'type',
    kind: 'number choice',
    choices: [1, 2],
    standard: 2,
    onCard: true,
    always: true,
  },
  /** CRS-214: what the course is taught in. */
  language: {
    wire: 'courseLanguage',
    label: 'language',
    kind: 'word choice',
    choices: languages,
    standard: null,
    onCard: true,
    always: false,
    isFilter: true,
  },
  credit: {
    wire: 'courseScore',
    label: 'credit',
    kind: 'amount',
    least: 0,
    most: 30,
    standard: 0,
    onCard: true,
    always: true,
  },
  hours: {
    wire: 'courseTime',
    label: 'hours',
    kind: 'whole',
    least: 0,
    most: 999,
    standard: 0,
    isAnyNumber: true,
    onCard: true,
    always: true,
  },
  sort: {
    wire: 'sort',
    label: 'sort',
    kind: 'whole',
    least: 0,
    most: 9999,
    standard: 0,
    onCard: false,
    always: false,
  },
} as const satisfies Record<string, CourseFact>

type Facts = typeof courseFacts
export type FactName = keyof Facts
export type FactWire<Name extends FactName = FactName> = Facts[Name]['wire']
/** The names of the facts whose property has this value. */
type FactsWith<Property> = {
  [Name in FactName]: Facts[Name] extends Property ? Name : never
}[FactName]
export type CardFact = FactsWith<{ onCard: true }>
export type NumberFactName = FactsWith<{ kind: 'amount' | 'whole' }>
export type NumberChoiceName = FactsWith<{ kind: 'number choice' }>
export type WordChoiceName = FactsWith<{ kind: 'word choice' }>
export type FilterFact = FactsWith<{ isFilter: true }>

/** The possible values of a fact. */
export type FactValue<Name extends FactName = FactName> = Facts[Name] extends {
  choices: readonly (infer Choice)[]
}
  ? Choice | Extract<Facts[Name]['standard'], null>
  : number
export type FactValues = { [Name in FactName]: FactValue<Name> }
export type FactChoice<Name extends WordChoiceName> = Facts[Name]['choices'][number]

const isFactName = (name: string): name is FactName => name in courseFacts
const factOf = (name: FactName): CourseFact => courseFacts[name]

export const factNames: readonly FactName[] = Object.keys(courseFacts).filter(isFactName)
export const cardFacts = factNames.filter((name): name is CardFact => factOf(name).onCard)
export const numberFacts = factNames.filter(
  (name): name is NumberFactName => !('choices' in courseFacts[name]),
)
export const choiceFacts = factNames.filter(
  (name): name is Exclude<FactName, NumberFactName> => 'choices' in courseFacts[name],
)
export const wordChoices = factNames.filter(
  (name): name is WordChoiceName => factOf(name).kind === 'word choice',
)
export const filterFacts = factNames.filter((name): name is FilterFact =>
  Boolean(factOf(name).isFilter),
)

/**
 * Returns an object with an entry for each of the names. The caller states its type, because
 * `fromEntries` loses it.
 */
export function eachFact<Values, Name extends FactName = FactName>(
  names: readonly Name[],
  entryOf: (name: Name) => readonly [key: string, value: unknown],
): Values {
  return Object.fromEntries(names.map(entryOf)) as Values
}

/** Returns only these facts of a row. */
export const pickFacts = <Name extends FactName, Row extends Record<Name, unknown>>(
  names: readonly Name[],
  row: Row,
) => eachFact<Pick<Row, Name>, Name>(names, (name) => [name, row[name]])

/** Returns facts of a row under their names in calls. */
export const factsToWire = <Name extends FactName, Row extends Record<Name, unknown>>(
  names: readonly Name[],
  row: Row,
) =>
  eachFact<{ [One in Name as FactWire<One>]: Row[One] }, Name>(names, (name) => [
    courseFacts[name].wire,
    row[name],
  ])

/** Returns the facts of a call under the names of their columns. */
export const factsFromWire = <Values extends Record<FactWire, unknown>>(values: Values) =>
  eachFact<{ [Name in FactName]: Values[FactWire<Name>] }>(factNames, (name) => [
    name,
    values[courseFacts[name].wire],
  ])

function knownValue(name: FactName, value: unknown): unknown {
  const fact = factOf(name)
  if (!('choices' in fact)) return Number(value ?? fact.standard)
  return (
    fact.choices.find((choice: number | string) => String(choice) === String(value)) ??
    fact.standard
  )
}

/**
 * Returns all facts with valid values: numbers and choices from the texts of a form, and the
 * standard value for a fact that an older version lacks.
 */
export const factValues = (row: Partial<Record<FactName, unknown>>) =>
  eachFact<FactValues>(factNames, (name) => [name, knownValue(name, row[name])])

export const standardFacts: FactValues = factValues({})

export const choicesOf = eachFact<
  { [Name in WordChoiceName]: readonly FactChoice<Name>[] },
  WordChoiceName
>(wordChoices, (name) => [name, courseFacts[name].choices])

/**
 * Returns the choices that the value of a filter such as `zh,en` names, always in the same order.
 */
export function choicesIn<Name extends WordChoiceName>(
  name: Name,
  list: string | undefined,
): FactChoice<Name>[] {
  const named = new Set(list?.split(','))
  return choicesOf[name].filter((choice) => named.has(choice))
}

/** Matches one or more choices, as a filter in an address names them. */
export function choicesPattern(name: WordChoiceName): RegExp {
  const one = `(${courseFacts[name].choices.join('|')})`
  return new RegExp(`^${one}(,${one})*$`)
}
