/**
 * PRC-042: the kinds of documents. `opening` exists when a card begins, and students cannot write
 * it.
 */
export const erpDocumentKinds = [
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
export type ErpDocumentKind = (typeof erpDocumentKinds)[number]

export const erpDocumentStates = ['draft', 'submitted', 'partlyDone', 'done', 'cancelled'] as const

/** PRC-044: the accounts of the company. */
export const erpAccounts = [
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
export type ErpAccount = (typeof erpAccounts)[number]

export const erpWarehouses = ['main', 'second'] as const
export const erpCurrencies = ['home', 'usd'] as const
export const erpRoles = ['customer', 'supplier'] as const
export const erpDirections = ['in', 'out'] as const
export const erpValuations = ['average', 'fifo'] as const

/** The figures of a month close. */
export const erpFigures = ['sales', 'costOfGoods', 'profit', 'assets', 'liabilities'] as const

/** The kinds of papers that the company receives. */
export const erpPaperKinds = [
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

/**
 * The kinds of papers that a card sends. All other kinds respond to an order, a bill or a payment
 * of the student (PRC-247).
 */
export const erpCardPaperKinds = [
  'note',
  'orderLetter',
  'countSheet',
  'returnLetter',
  'newPartner',
  'newItem',
] as const

/** PRC-048: the mistakes that reduce accuracy. */
export const erpErrors = [
  'cancelled',
  'mismatch',
  'paidBeforeMatch',
  'wrongPrice',
  'needlessDispute',
] as const

/**
 * PRC-046: the cards of the school, in their order.
 */
export const erpCards = [
  'masterData',
  'stockRule',
  'partialReceipt',
  'invoiceMismatch',
  'creditLimit',
  'backOrder',
  'goodsBack',
  'stockCount',
  'latePayer',
  'monthClose',
] as const

/** PRC-047: the forms of the statements about the books. */
export const erpStatementForms = [
  'openOf',
  'accountBalance',
  'stockOf',
  'stockValue',
  'documentExists',
  'documentAbsent',
  'noPaymentBeforeMatch',
  'owedBy',
  'billed',
  'onTime',
  'damagedReported',
  'reminded',
  'bookEqualsShelf',
  'partnerIs',
  'itemIs',
  'monthClosed',
  'trialBalanceZero',
  'ledgerEqualsMoves',
] as const

/** PRC-045: the reasons why a command is refused. Each reason has a text with details. */
export const erpRefusals = [
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
export type ErpRefusal = (typeof erpRefusals)[number]

/** Limits of a student's input. */
export const erpLimits = {
  days: 120,
  units: 10_000,
  /** The price of one unit in cents. */
  price: 1_000_000,
  lines: 10,
  documents: 20_000,
  code: 20,
  name: 80,
  /** The cents of one payment, one balance or one credit limit. */
  amount: 1_000_000_000,
  /** The cents of one figure in the financial statements, which adds up many documents. */
  figure: 1_000_000_000_000,
  paymentDays: 90,
  hints: 3,
  papers: 12,
  statements: 20,
  story: 4_000,
  ownCards: 10,
} as const
