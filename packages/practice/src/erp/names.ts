/**
 * PRC-042: the documents of the company. `opening` contains the initial data of the company or of a
 * card; no student can write it.
 */
export const documentKinds = [
  'purchaseRequest',
  'quotationRequest',
  'purchaseOrder',
  'goodsReceipt',
  'supplierInvoice',
  'quotation',
  'salesOrder',
  'delivery',
  'customerInvoice',
  'payment',
  'return',
  'stockCount',
  'transfer',
  'opening',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The prefixes of document numbers, such as PO-0001. */
export const seriesOf: Readonly<Record<DocumentKind, string>> = {
  purchaseRequest: 'PR',
  quotationRequest: 'RQ',
  purchaseOrder: 'PO',
  goodsReceipt: 'GR',
  supplierInvoice: 'SI',
  quotation: 'QT',
  salesOrder: 'SO',
  delivery: 'DN',
  customerInvoice: 'CI',
  payment: 'PY',
  return: 'RT',
  stockCount: 'SC',
  transfer: 'TR',
  opening: 'OB',
}

export const documentStates = ['draft', 'submitted', 'partlyDone', 'done', 'cancelled'] as const
export type DocumentState = (typeof documentStates)[number]

export const accounts = [
  'bank',
  'receivables',
  'inventory',
  'inputTax',
  'payables',
  'grni',
  'outputTax',
  'capital',
  'sales',
  'salesReturns',
  'costOfGoods',
  'priceVariance',
  'shrinkage',
  'countGain',
  'exchange',
] as const
export type Account = (typeof accounts)[number]

/** The accounts of the balance sheet: first the assets, then the liabilities and the capital. */
export const assetAccounts: readonly Account[] = ['bank', 'receivables', 'inventory', 'inputTax']
export const liabilityAccounts: readonly Account[] = ['payables', 'grni', 'outputTax', 'capital']
export const resultAccounts: readonly Account[] = [
  'sales',
  'salesReturns',
  'costOfGoods',
  'priceVariance',
  'shrinkage',
  'countGain',
  'exchange',
]

export const warehouses = ['main', 'second'] as const
export type Warehouse = (typeof warehouses)[number]

export const currencies = ['home', 'usd'] as const
export type Currency = (typeof currencies)[number]

export const roles = ['customer', 'supplier'] as const
export type Role = (typeof roles)[number]

export const directions = ['in', 'out'] as const
export type Direction = (typeof directions)[number]

/** The figures that a student submits with the close of a month. */
export const figures = ['sales', 'costOfGoods', 'profit', 'assets', 'liabilities'] as const
export type Figure = (typeof figures)[number]

/** The papers that other companies send. */
export const paperKinds = [
  'orderLetter',
  'offer',
  'deliveryNote',
  'supplierInvoice',
  'countSheet',
  'returnLetter',
  'bankLine',
  'newPartner',
  'newItem',
  'note',
] as const
export type PaperKind = (typeof paperKinds)[number]

/**
 * The papers that a card sends; the other kinds answer an order, an invoice or a payment of the
 * student (PRC-247).
 */
export const cardPaperKinds = [
  'note',
  'orderLetter',
  'countSheet',
  'returnLetter',
  'newPartner',
  'newItem',
] as const

/** PRC-048: what reduces accuracy. */
export const errorCodes = [
  'cancelled',
  'mismatch',
  'paidBeforeMatch',
  'wrongPrice',
  'needlessDispute',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Why the engine refuses a command; the pages have a text for each reason. */
export const refusals = [
  'notForThisSeat',
  'backDated',
  'futureDated',
  'unknownCard',
  'cardBegun',
  'cardNotBegun',
  'noHintLeft',
  'unknownPartner',
  'wrongRole',
  'unknownItem',
  'notYours',
  'codeTaken',
  'repeatedItem',
  'unknownDocument',
  'notADraft',
  'notSubmitted',
  'alreadyReversed',
  'isAReversal',
  'hasFollowUps',
  'wrongSource',
  'sourceNotOpen',
  'sourceNeeded',
  'linesNeeded',
  'moreThanOpen',
  'moreThanArrived',
  'moreThanOrdered',
  'moreThanDelivered',
  'moreThanReceived',
  'negativeStock',
  'notOnShelf',
  'overCreditLimit',
  'notEnoughCash',
  'notOnBankStatement',
  'unknownPaper',
  'paperUsed',
  'notOverdue',
  'remindedToday',
  'onlyOneWarehouse',
  'sameWarehouse',
  'wrongCurrency',
  'nothingToClose',
  'priceNeeded',
  'notReturnedYet',
  'tooManyDocuments',
] as const
export type Refusal = (typeof refusals)[number]

export const limits = {
  days: 120,
  units: 10_000,
  /** Cents per unit. */
  price: 1_000_000,
  lines: 10,
  documents: 20_000,
  code: 20,
  name: 80,
  /** Cents of one payment, balance or credit limit. */
  amount: 1_000_000_000,
  /** Cents of a total over many documents. */
  figure: 1_000_000_000_000,
  paymentDays: 90,
  hints: 3,
  cards: 20,
  papers: 12,
  statements: 20,
  story: 4_000,
} as const
