import { atOnce, card, customer, item, paper, stock, supplier, supply, wanted } from './parts.ts'
import type { CardData } from './types.ts'

const creditLimit = card('creditLimit', {
  partners: [customer('C50', 'Gemilang Mart', 110_000, 14)],
  items: [item('I50', 'Rice cooker', 4_000)],
  stock: [stock('I50', 40, 2_200)],
  openInvoices: [{ partner: 'C50', amount: 60_000, dueAfter: 1 }],
  events: [
    atOnce(
      paper('orderLetter', {
        number: 'L-501',
        partner: 'C50',
        lines: [wanted('I50', 20, 4_000)],
        dueAfter: 8,
      }),
    ),
  ],
  statements: [
    { form: 'documentExists', document: 'salesOrder', partner: 'C50', item: 'I50', units: 20 },
    { form: 'openOf', document: 'salesOrder', partner: 'C50', item: 'I50', units: 0 },
    { form: 'onTime', partner: 'C50' },
    { form: 'billed', partner: 'C50', amount: 144_800 },
    { form: 'stockOf', item: 'I50', units: 20 },
  ],
})

const backOrder = card('backOrder', {
  partners: [customer('C60', 'Harapan Retail', 1_000_000, 30), supplier('S60', 'Intan Works', 30)],
  items: [item('I60', 'Folding chair', 8_900)],
  stock: [stock('I60', 30, 5_000)],
  supplies: [supply('S60', 'I60', 5_150)],
  events: [
    atOnce(
      paper('orderLetter', {
        number: 'L-601',
        partner: 'C60',
        lines: [wanted('I60', 50, 8_900)],
        dueAfter: 6,
      }),
    ),
  ],
  statements: [
    { form: 'documentExists', document: 'salesOrder', partner: 'C60', item: 'I60', units: 50 },
    { form: 'documentExists', document: 'delivery', partner: 'C60', item: 'I60', units: 50 },
    { form: 'openOf', document: 'salesOrder', partner: 'C60', item: 'I60', units: 0 },
    { form: 'onTime', partner: 'C60' },
    { form: 'billed', partner: 'C60', amount: 471_700 },
    { form: 'stockOf', item: 'I60', units: 0 },
  ],
})

const goodsBack = card('goodsBack', {
  partners: [customer('C70', 'Jati Living', 500_000, 30)],
  items: [item('I70', 'Wall clock', 5_600)],
  stock: [stock('I70', 25, 3_100)],
  events: [
    atOnce(
      paper('orderLetter', {
        number: 'L-701',
        partner: 'C70',
        lines: [wanted('I70', 10, 5_600)],
        dueAfter: 5,
      }),
    ),
    {
      after: 'delivery',
      days: 2,
      paper: paper('returnLetter', {
        number: 'L-702',
        partner: 'C70',
        lines: [wanted('I70', 3, 5_600, 1)],
      }),
    },
  ],
  statements: [
    { form: 'documentExists', document: 'delivery', partner: 'C70', item: 'I70', units: 10 },
    { form: 'documentExists', document: 'return', partner: 'C70', item: 'I70', units: 3 },
    { form: 'billed', partner: 'C70', amount: 41_552 },
    { form: 'stockOf', item: 'I70', units: 17 },
    { form: 'accountBalance', account: 'costOfGoods', amount: 24_800 },
    { form: 'bookEqualsShelf', item: 'I70' },
  ],
})

export const sellingCards: readonly CardData[] = [creditLimit, backOrder, goodsBack]
