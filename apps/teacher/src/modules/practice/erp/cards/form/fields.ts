import type { ErpVerdict } from '@titian/contract'

export type StatementForm = ErpVerdict['statement']['form']

/** The kinds of fields: how a field is edited and sent. */
export type FieldKind =
  | 'text'
  | 'money'
  | 'whole'
  /** A whole number; an empty field means that the row has no such number. */
  | 'wholeOrNone'
  /**
   * A code that the student has to enter. The card itself has no partner or item with this code.
   */
  | 'code'
  | 'item'
  | 'partner'
  | 'partnerOrNone'
  | 'customer'
  | 'supplier'
  | 'role'
  | 'currency'
  | 'account'
  | 'document'

export interface Field {
  name: string
  kind: FieldKind
  /** The key of the field's label. The same field name may have different labels in two lists. */
  label?: string
  /** Whether a hint is shown below the label. */
  hint?: boolean
}

const whole = (name: string, label?: string): Field => ({
  name,
  kind: 'whole',
  ...(label && { label }),
})
const money = (name: string, label?: string): Field => ({
  name,
  kind: 'money',
  ...(label && { label }),
})
const hinted = (field: Field): Field => ({ ...field, hint: true })

const item: Field = { name: 'item', kind: 'item' }
const partner: Field = { name: 'partner', kind: 'partner' }
const document: Field = { name: 'document', kind: 'document' }
const units = whole('units')
const ofOrder = [document, partner, item]

/** The fields of each list whose rows are all of one type. */
export const listFields = {
  partners: [
    { name: 'name', kind: 'text' },
    { name: 'role', kind: 'role' },
    money('creditLimit'),
    whole('paymentDays'),
    { name: 'currency', kind: 'currency' },
  ],
  items: [
    { name: 'name', kind: 'text' },
    money('price', 'salePrice'),
    whole('reorderPoint'),
    whole('reorderUnits'),
  ],
  stock: [item, whole('units', 'stockUnits'), money('cost'), hinted(whole('shelf'))],
  openInvoices: [
    { name: 'partner', kind: 'customer', label: 'customer' },
    money('amount'),
    hinted(whole('dueAfter', 'invoiceDue')),
  ],
  supplies: [
    { name: 'partner', kind: 'supplier', label: 'supplier' },
    item,
    money('price', 'supplyPrice'),
    whole('leadDays'),
    hinted(whole('firstPercent')),
    hinted(whole('damaged', 'supplyDamaged')),
    hinted(money('billedMore')),
  ],
  habits: [
    { name: 'partner', kind: 'customer', label: 'customer' },
    hinted({ name: 'lateDays', kind: 'wholeOrNone' }),
    hinted(whole('afterReminder')),
  ],
} as const satisfies Record<string, readonly Field[]>
export type ListName = keyof typeof listFields

export const paperFields: readonly Field[] = [
  { name: 'partner', kind: 'partnerOrNone' },
  { name: 'number', kind: 'text', label: 'paperNumber' },
  hinted({ name: 'dueAfter', kind: 'wholeOrNone', label: 'paperDue' }),
]

export const lineFields: readonly Field[] = [
  item,
  units,
  money('price', 'linePrice'),
  whole('damaged', 'lineDamaged'),
]

/** PRC-238: the fields that each form of a statement has. */
export const statementFields: Readonly<Record<StatementForm, readonly Field[]>> = {
  openOf: [...ofOrder, whole('units', 'openUnits')],
  accountBalance: [{ name: 'account', kind: 'account' }, hinted(money('amount', 'balance'))],
  stockOf: [item, units],
  stockValue: [item, money('amount', 'value')],
  documentExists: [...ofOrder, units],
  documentAbsent: ofOrder,
  noPaymentBeforeMatch: [partner],
  owedBy: [partner, money('amount', 'owed')],
  billed: [partner, hinted(money('amount', 'billed'))],
  onTime: [partner],
  damagedReported: [item, units],
  reminded: [partner],
  bookEqualsShelf: [item],
  partnerIs: [
    hinted({ name: 'partner', kind: 'code', label: 'code' }),
    { name: 'role', kind: 'role' },
    money('creditLimit'),
    whole('paymentDays'),
  ],
  itemIs: [
    hinted({ name: 'item', kind: 'code', label: 'code' }),
    money('price', 'salePrice'),
    whole('reorderPoint'),
    whole('reorderUnits'),
  ],
  monthClosed: [],
  trialBalanceZero: [],
  ledgerEqualsMoves: [],
}

/** What a paper can state besides its lines, and how each of these facts is edited. */
export const factKinds = {
  code: 'code',
  name: 'text',
  role: 'role',
  creditLimit: 'money',
  paymentDays: 'whole',
  price: 'money',
  reorderPoint: 'whole',
  reorderUnits: 'whole',
  leadDays: 'whole',
  amount: 'money',
  daysLate: 'whole',
} as const satisfies Record<string, FieldKind>

export const factKind = (name: string): FieldKind =>
  Object.entries(factKinds).find(([one]) => one === name)?.[1] ?? 'text'
