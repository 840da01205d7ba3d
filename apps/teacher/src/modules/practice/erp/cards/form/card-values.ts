import { type ErpCardContent, erpCardContent, erpStatementForms, practice } from '@titian/contract'
import { byContract, toMinor } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import {
  factKind,
  type Field,
  type FieldKind,
  lineFields,
  listFields,
  type ListName,
  paperFields,
  type StatementForm,
  statementFields,
} from './fields.ts'

export type Cell = string | number
/** The values of one row of the form. Money is in ringgit, as the teacher typed it. */
export type Row = Record<string, Cell>

export type EventValues = {
  after: 'begin' | 'delivery'
  days: Cell
  kind: ErpCardContent['events'][number]['paper']['kind']
  paper: Row
  lines: Row[]
  facts: Row[]
  text: string
}

/** The values of a card in its form. */
export type CardValues = {
  title: string
  story: string
  statements: Row[]
  events: EventValues[]
  hints: string[]
} & Record<ListName, Row[]>

const listNames = ['partners', 'items', 'stock', 'openInvoices', 'supplies', 'habits'] as const

function sent(kind: FieldKind, value: Cell | undefined): string | number | null {
  if (kind === 'money') return toMinor(numberOf(value ?? ''))
  if (kind === 'whole') return numberOf(value ?? '')
  if (kind === 'wholeOrNone') return value === '' ? null : numberOf(value ?? '')
  if (kind === 'partnerOrNone') return value === '' ? null : String(value ?? '')
  return String(value ?? '')
}

/** Converts a row to the input of the call. */
export const sentRow = (
  row: Row,
  fields: readonly Field[],
): Record<string, string | number | null> => ({
  ...row,
  ...Object.fromEntries(fields.map(({ name, kind }) => [name, sent(kind, row[name])])),
})

function shown(kind: FieldKind, value: unknown): Cell {
  if (typeof value === 'number') return kind === 'money' ? value / 100 : value
  return typeof value === 'string' ? value : ''
}

const shownRow = (row: object, fields: readonly Field[]): Row => ({
  ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown('text', value)])),
  ...Object.fromEntries(
    fields.map(({ name, kind }) => [name, shown(kind, Reflect.get(row, name))]),
  ),
})

export const formOf = ({ form }: Row): StatementForm =>
  erpStatementForms.find((one) => one === form) ?? 'stockOf'

export const sentStatement = (row: Row) => sentRow(row, statementFields[formOf(row)])

/**
 * Returns the input for the call. A missing number remains a text, so that the contract reports an
 * error at its field.
 */
export const cardInputOf = (values: CardValues) => ({
  title: values.title,
  story: values.story,
  ...(Object.fromEntries(
    listNames.map((list) => [list, values[list].map((row) => sentRow(row, listFields[list]))]),
  ) as Record<ListName, ReturnType<typeof sentRow>[]>),
  events: values.events.map(({ after, days, kind, paper, lines, facts, text }) => ({
    after,
    days: numberOf(days),
    paper: {
      partner: sent('partnerOrNone', paper['partner']),
      number: paper['number'] ?? '',
      dueAfter: sent('wholeOrNone', paper['dueAfter']),
      kind,
      text,
      lines: lines.map((line) => sentRow(line, lineFields)),
      facts: facts.map(({ name = '', value = '' }) => ({
        name,
        value: sent(factKind(String(name)), value),
      })),
    },
  })),
  statements: values.statements.map(sentStatement),
  hints: values.hints,
})

/** Returns the content for the call. The form sends the content only if the contract accepts it. */
export const cardContentOf = (values: CardValues): ErpCardContent =>
  erpCardContent.parse(cardInputOf(values))

export const cardValuesOf = (content: ErpCardContent): CardValues => ({
  title: content.title,
  story: content.story,
  ...(Object.fromEntries(
    listNames.map((list) => [list, content[list].map((row) => shownRow(row, listFields[list]))]),
  ) as Record<ListName, Row[]>),
  events: content.events.map(({ after, days, paper }) => {
    const { kind, lines, facts, text, ...fields } = paper
    return {
      after,
      days,
      kind,
      text,
      paper: shownRow(fields, paperFields),
      lines: lines.map((line) => shownRow(line, lineFields)),
      facts: facts.map(({ name, value }) => ({ name, value: shown(factKind(name), value) })),
    }
  }),
  statements: content.statements.map((said) => shownRow(said, statementFields[said.form])),
  hints: content.hints,
})

export const emptyCard = (): CardValues => ({
  title: '',
  story: '',
  partners: [],
  items: [],
  stock: [],
  openInvoices: [],
  supplies: [],
  habits: [],
  events: [],
  statements: [],
  hints: [],
})

/** Removes the prefix `content` from paths, which only the call has. */
export const withoutContent = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^content\./, ''), text]),
  )

const problemsOf = byContract<{ content: object }>(practice.addErpCard.input, {
  inputOf: ({ content }) => ({ key: '00000000-0000-4000-8000-000000000000', content }),
})

/** Returns the errors of a card by the fields of its form. */
export const cardProblems = (values: CardValues): Record<string, string> =>
  withoutContent(problemsOf({ content: cardInputOf(values) }))

/** Returns a random code that no other partner or item of the card has. */
export function newCode(letter: 'P' | 'I', taken: readonly Row[]): string {
  const code = `${letter}${100 + Math.floor(Math.random() * 900)}`
  return taken.some((one) => one['code'] === code) ? newCode(letter, taken) : code
}

const firstCode = (rows: readonly Row[]): Cell => rows[0]?.['code'] ?? ''

/** Returns the first value of a field in a new row. */
export function firstCell(field: Field, { partners, items }: CardValues): Cell {
  const ofRole = (role: string) => partners.filter((one) => one['role'] === role)
  switch (field.kind) {
    case 'item':
      return firstCode(items)
    case 'partner':
      return firstCode(partners)
    case 'customer':
      return firstCode(ofRole('customer'))
    case 'supplier':
      return firstCode(ofRole('supplier'))
    case 'role':
      return 'supplier'
    case 'currency':
      return 'home'
    case 'account':
      return 'grni'
    case 'document':
      return 'purchaseOrder'
    default:
      return usual[field.name] ?? ''
  }
}

/** The numbers with which a new row begins, so that the teacher has to fill few fields. */
const usual: Readonly<Record<string, Cell>> = {
  creditLimit: 0,
  paymentDays: 30,
  reorderPoint: 0,
  reorderUnits: 0,
  leadDays: 2,
  firstPercent: 100,
  damaged: 0,
  billedMore: 0,
  afterReminder: 2,
}

export const newRow = (fields: readonly Field[], values: CardValues): Row =>
  Object.fromEntries(fields.map((field) => [field.name, firstCell(field, values)]))

/** Gives a statement another form, and keeps the values of fields that both forms have. */
export function withForm(row: Row, form: StatementForm, values: CardValues): Row {
  const before = statementFields[formOf(row)]
  const kept = statementFields[form].filter((field) =>
    before.some(({ name, kind }) => name === field.name && kind === field.kind),
  )
  return {
    form,
    ...newRow(statementFields[form], values),
    ...Object.fromEntries(kept.map(({ name }) => [name, row[name] ?? ''])),
  }
}

export const replacedAt = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((one, place) => (place === at ? item : one))
