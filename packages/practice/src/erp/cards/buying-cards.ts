import { atOnce, card, item, paper, stock, supplier, supply, wanted } from './parts.ts'
import type { CardData } from './types.ts'

const masterData = card('masterData', {
  events: [
    atOnce(
      paper('newPartner', {
        number: 'N-101',
        facts: [
          { name: 'code', value: 'S10' },
          { name: 'name', value: 'Bintang Homeware' },
          { name: 'role', value: 'supplier' },
          { name: 'creditLimit', value: 0 },
          { name: 'paymentDays', value: 30 },
        ],
      }),
    ),
    atOnce(
      paper('newPartner', {
        number: 'N-102',
        facts: [
          { name: 'code', value: 'C10' },
          { name: 'name', value: 'Cahaya Stores' },
          { name: 'role', value: 'customer' },
          { name: 'creditLimit', value: 500_000 },
          { name: 'paymentDays', value: 14 },
        ],
      }),
    ),
    atOnce(
      paper('newItem', {
        number: 'N-103',
        facts: [
          { name: 'code', value: 'I10' },
          { name: 'name', value: 'Desk lamp' },
          { name: 'price', value: 3_990 },
          { name: 'reorderPoint', value: 20 },
          { name: 'reorderUnits', value: 50 },
        ],
      }),
    ),
  ],
  statements: [
    { form: 'partnerIs', partner: 'S10', role: 'supplier', creditLimit: 0, paymentDays: 30 },
    { form: 'partnerIs', partner: 'C10', role: 'customer', creditLimit: 500_000, paymentDays: 14 },
    { form: 'itemIs', item: 'I10', price: 3_990, reorderPoint: 20, reorderUnits: 50 },
  ],
})

const stockRule = card('stockRule', {
  partners: [supplier('S20', 'Delima Trading', 14)],
  items: [item('I20', 'Thermos flask', 2_990, 50, 100)],
  stock: [stock('I20', 30, 1_200)],
  supplies: [supply('S20', 'I20', 1_250)],
  events: [
    atOnce(
      paper('note', {
        number: 'M-201',
        partner: 'S20',
        lines: [wanted('I20', 30, 1_250)],
        facts: [
          { name: 'reorderPoint', value: 50 },
          { name: 'reorderUnits', value: 100 },
        ],
      }),
    ),
  ],
  statements: [
    { form: 'documentExists', document: 'purchaseOrder', partner: 'S20', item: 'I20', units: 100 },
    { form: 'openOf', document: 'purchaseOrder', partner: 'S20', item: 'I20', units: 0 },
    { form: 'stockOf', item: 'I20', units: 130 },
    { form: 'accountBalance', account: 'grni', amount: 0 },
    { form: 'billed', partner: 'S20', amount: 132_500 },
    { form: 'owedBy', partner: 'S20', amount: 0 },
  ],
})

const partialReceipt = card('partialReceipt', {
  partners: [supplier('S30', 'Enggang Supplies', 30)],
  items: [item('I30', 'Glass jar', 1_490, 0, 0)],
  supplies: [supply('S30', 'I30', 600, { firstPercent: 60, damaged: 5 })],
  events: [
    atOnce(paper('note', { number: 'M-301', partner: 'S30', lines: [wanted('I30', 100, 600)] })),
  ],
  statements: [
    { form: 'documentExists', document: 'purchaseOrder', partner: 'S30', item: 'I30', units: 100 },
    { form: 'openOf', document: 'purchaseOrder', partner: 'S30', item: 'I30', units: 0 },
    { form: 'damagedReported', item: 'I30', units: 5 },
    { form: 'stockOf', item: 'I30', units: 100 },
    { form: 'stockValue', item: 'I30', amount: 60_000 },
    { form: 'bookEqualsShelf', item: 'I30' },
    { form: 'accountBalance', account: 'grni', amount: 0 },
  ],
})

const invoiceMismatch = card('invoiceMismatch', {
  partners: [supplier('S40', 'Fajar Electric', 30)],
  items: [item('I40', 'Table fan', 17_900, 0, 0)],
  supplies: [supply('S40', 'I40', 10_000, { billedMore: 500 })],
  events: [
    atOnce(paper('note', { number: 'M-401', partner: 'S40', lines: [wanted('I40', 20, 10_000)] })),
  ],
  statements: [
    { form: 'stockOf', item: 'I40', units: 20 },
    { form: 'noPaymentBeforeMatch', partner: 'S40' },
    { form: 'billed', partner: 'S40', amount: 212_000 },
    { form: 'owedBy', partner: 'S40', amount: 0 },
    { form: 'accountBalance', account: 'priceVariance', amount: 0 },
    { form: 'accountBalance', account: 'grni', amount: 0 },
  ],
})

export const buyingCards: readonly CardData[] = [
  masterData,
  stockRule,
  partialReceipt,
  invoiceMismatch,
]
