import type { ErpVerdict } from '@titian/contract'

type Statement = ErpVerdict['statement']

export interface Words {
  text: (key: string, values?: Record<string, string | number>) => string
  amount: (cents: number) => string
  units: (units: number) => string
  days: (days: number) => string
  item: (code: string) => string
  partner: (code: string) => string
}

const field = (statement: Statement, name: string): string => {
  const value = statement[name]
  return typeof value === 'string' ? value : ''
}

/**
 * A balance with its side, as in a trial balance. A balance above zero is a debit, a balance below
 * zero a credit.
 */
function balance({ text, amount }: Words, cents: number): string {
  if (cents === 0) return amount(0)
  return text(cents > 0 ? 'side.debit' : 'side.credit', { amount: amount(Math.abs(cents)) })
}

const moneyFields: readonly string[] = ['amount', 'creditLimit', 'price']
const unitFields: readonly string[] = ['units', 'reorderPoint', 'reorderUnits']

/**
 * Returns the words for the fields of a statement, to fill into its sentence. Missing fields are
 * left out.
 */
function valuesOf(words: Words, statement: Statement): Record<string, string> {
  const { text, amount, units, days, item, partner } = words
  const say = (name: string, value: unknown): string => {
    if (name === 'account' || name === 'role') return text(`${name}.${String(value)}`)
    if (name === 'item') return item(String(value))
    if (name === 'partner') return partner(String(value))
    if (moneyFields.includes(name)) return amount(Number(value))
    if (unitFields.includes(name)) return units(Number(value))
    return name === 'paymentDays' ? days(Number(value)) : String(value)
  }
  const said = Object.entries(statement).map(([name, value]) => [name, say(name, value)])
  return {
    ...Object.fromEntries(said),
    documents: text(`documents.${field(statement, 'document')}`),
    balance: balance(words, Number(statement['amount'] ?? 0)),
    // A statement about master data names a code for which the books may have no entry yet.
    code: field(statement, statement.form === 'itemIs' ? 'item' : 'partner'),
  }
}

/**
 * The key of a statement's text. A statement that requires 0 open units, or 0 cents owed, has a
 * different text.
 */
function statementKey({ form, units, amount }: Statement): string {
  if (form === 'openOf' && units === 0) return 'nothingOpen'
  return form === 'owedBy' && amount === 0 ? 'nothingOwed' : form
}

/** PRC-047: returns a statement as one sentence. */
export const statementText = (words: Words, statement: Statement): string =>
  words.text(`statement.${statementKey(statement)}`, valuesOf(words, statement))

const inMoney: ReadonlySet<string> = new Set([
  'stockValue',
  'owedBy',
  'billed',
  'trialBalanceZero',
  'ledgerEqualsMoves',
])

function inUnit(words: Words, form: string, value: number): string {
  if (form === 'accountBalance') return balance(words, value)
  return inMoney.has(form) ? words.amount(value) : words.units(value)
}

/** Texts for something that is missing in the books, for which a number would make no sense. */
const ofNothing: Readonly<Partial<Record<Statement['form'], string>>> = {
  documentExists: 'noDocument',
  damagedReported: 'noDamage',
  noPaymentBeforeMatch: 'noPayment',
  onTime: 'notDelivered',
  partnerIs: 'noPartner',
  itemIs: 'noItem',
}

function failedKey({ statement: { form }, expected, found }: ErpVerdict): string {
  if (form === 'openOf' && expected === 0 && found === 0) return 'noDocument'
  if (form === 'bookEqualsShelf' && expected === found) return 'damagedInStock'
  if (found === 0 && found !== expected) return ofNothing[form] ?? form
  // For a card on which nothing was done, no statement is met, whatever the numbers are.
  return expected !== null && expected === found ? 'nothingDone' : form
}

/** PRC-047: returns what the books contain if a statement is not met; otherwise nothing. */
export function failedText(words: Words, verdict: ErpVerdict): string {
  const { statement, met, expected, found } = verdict
  if (met) return ''
  return words.text(`failed.${failedKey(verdict)}`, {
    ...valuesOf(words, statement),
    expected: inUnit(words, statement.form, expected ?? 0),
    found: inUnit(words, statement.form, found ?? 0),
  })
}
