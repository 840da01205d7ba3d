import { z } from 'zod'
import { amount, whole } from '../wire/fields.ts'
import {
  choicesOf,
  choicesPattern,
  type CourseFact,
  courseFacts,
  eachFact,
  type CardFact,
  cardFacts,
  type FactChoice,
  type FactName,
  factNames,
  type FactValue,
  type FactWire,
  type FilterFact,
  filterFacts,
  type WordChoiceName,
} from './facts.ts'

// The schemas of the facts of a course, as calls, responses and course files have them.

function valueField(fact: CourseFact): z.ZodType {
  switch (fact.kind) {
    case 'amount':
      return amount(fact.least, fact.most)
    case 'whole':
      return whole(fact.least, fact.most)
    case 'number choice':
      return z.union(fact.choices.map((choice) => z.literal(choice)))
    case 'word choice':
      return z.enum(fact.choices).nullable()
  }
}

const optionalField = (fact: CourseFact) => valueField(fact).default(fact.standard)

type Stated<Name extends FactName> = z.ZodType<FactValue<Name>, FactValue<Name>>
/** The schema of a fact that a form or an older file may leave out. */
type Optional<Name extends FactName> = z.ZodDefault<Stated<Name>>

/** The schemas of the facts that a teacher sends; a missing fact gets its standard value. */
export const factInputs = eachFact<{ [Name in FactName as FactWire<Name>]: Optional<Name> }>(
  factNames,
  (name) => [courseFacts[name].wire, optionalField(courseFacts[name])],
)

type Filed<Name extends FactName> = (typeof courseFacts)[Name]['always'] extends true
  ? Stated<Name>
  : Optional<Name>

/** The schemas of the facts in a course file. */
export const factsInFile = eachFact<{ [Name in FactName]: Filed<Name> }>(factNames, (name) => [
  name,
  courseFacts[name].always ? valueField(courseFacts[name]) : optionalField(courseFacts[name]),
])

/**
 * In a response, any stored value is valid: a later version of the program may allow other numbers.
 */
type Shown<Name extends FactName> = Name extends WordChoiceName ? FactValue<Name> : number
type ShownFacts<Name extends FactName> = {
  [One in Name as FactWire<One>]: z.ZodType<Shown<One>>
}

function shownField(fact: CourseFact): z.ZodType {
  if (fact.kind === 'amount' || ('isAnyNumber' in fact && fact.isAnyNumber)) return z.number()
  return fact.kind === 'word choice' ? valueField(fact) : z.number().int()
}

const shown = <Name extends FactName>(names: readonly Name[]) =>
  eachFact<ShownFacts<Name>, Name>(names, (name) => [
    courseFacts[name].wire,
    shownField(courseFacts[name]),
  ])

export const shownFacts = shown(factNames)
export const shownCardFacts = shown<CardFact>(cardFacts)

/** The filters by facts; with several choices, such as `en,zh`, a course must have one of them. */
export const factFilters = eachFact<
  { [Name in FilterFact as FactWire<Name>]: z.ZodOptional<z.ZodString> },
  FilterFact
>(filterFacts, (name) => [
  courseFacts[name].wire,
  z.string().regex(choicesPattern(name)).optional(),
])

/** The number of listed courses that have one choice of the fact. */
export const choiceCount = <Name extends FilterFact>(name: Name) =>
  z.object({
    ...eachFact<{ [One in Name]: z.ZodType<FactChoice<One>> }, Name>([name], () => [
      name,
      z.enum(choicesOf[name]),
    ]),
    courses: z.number().int(),
  })
