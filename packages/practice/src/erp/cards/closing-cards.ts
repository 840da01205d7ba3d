import { atOnce, card, customer, item, paper, stock, wanted } from './parts.ts'
import type { CardData } from './types.ts'

const stockCount = card('stockCount', {
  items: [item('I80', 'Cutting board', 1_900), item('I81', 'Kitchen scale', 4_500)],
  stock: [stock('I80', 40, 1_000, 37), stock('I81', 25, 2_600, 26)],
  events: [
    atOnce(
      paper('countSheet', {
        number: 'Z-801',
        lines: [wanted('I80', 37, 0), wanted('I81', 26, 0)],
      }),
    ),
  ],
  statements: [
    { form: 'stockOf', item: 'I80', units: 37 },
    { form: 'stockOf', item: 'I81', units: 26 },
    { form: 'accountBalance', account: 'shrinkage', amount: 3_000 },
    { form: 'accountBalance', account: 'countGain', amount: -2_600 },
    { form: 'bookEqualsShelf', item: 'I80' },
    { form: 'bookEqualsShelf', item: 'I81' },
  ],
})

const latePayer = card('latePayer', {
  partners: [customer('C90', 'Kenari Gifts', 200_000, 14)],
  openInvoices: [{ partner: 'C90', amount: 50_000, dueAfter: -3 }],
  habits: [{ partner: 'C90', lateDays: null, afterReminder: 2 }],
  events: [
    atOnce(
      paper('note', {
        number: 'M-901',
        partner: 'C90',
        facts: [
          { name: 'amount', value: 50_000 },
          { name: 'daysLate', value: 3 },
        ],
      }),
    ),
  ],
  statements: [
    { form: 'reminded', partner: 'C90' },
    { form: 'owedBy', partner: 'C90', amount: 0 },
    { form: 'accountBalance', account: 'bank', amount: 50_000 },
  ],
})

const monthClose = card('monthClose', {
  events: [atOnce(paper('note', { number: 'M-1001' }))],
  statements: [
    { form: 'monthClosed' },
    { form: 'trialBalanceZero' },
    { form: 'ledgerEqualsMoves' },
  ],
})

export const closingCards: readonly CardData[] = [stockCount, latePayer, monthClose]
