import { randomUUID } from 'node:crypto'
import { type ErpCardContent, type ErpCardDocument, practice } from '@titian/contract'
import type { Person, TestApp } from '../../../testing/test-app.ts'

/** Returns a card with a supplier of lamps, whose goal is five lamps in stock. */
export const cardContent = (more: Partial<ErpCardContent> = {}): ErpCardContent => ({
  title: 'Lamps for the shop',
  story: 'The shop window needs five lamps.',
  partners: [
    {
      code: 'L1',
      name: 'Lamp Works',
      role: 'supplier',
      creditLimit: 0,
      paymentDays: 14,
      currency: 'home',
    },
  ],
  items: [{ code: 'LAMP', name: 'Lamp', price: 1_500, reorderPoint: 0, reorderUnits: 0 }],
  stock: [],
  openInvoices: [],
  supplies: [
    {
      partner: 'L1',
      item: 'LAMP',
      price: 900,
      leadDays: 1,
      firstPercent: 100,
      damaged: 0,
      billedMore: 0,
    },
  ],
  habits: [],
  events: [],
  statements: [
    { form: 'stockOf', item: 'LAMP', units: 5 },
    { form: 'documentExists', document: 'purchaseOrder', partner: 'L1', item: 'LAMP', units: 5 },
  ],
  hints: ['Order first.'],
  ...more,
})

export async function addCard(
  testApp: TestApp,
  by: Person,
  more: Partial<ErpCardContent> = {},
): Promise<ErpCardDocument> {
  const input = { key: randomUUID(), content: cardContent(more) }
  const { body } = await testApp.ask(practice.addErpCard, input, by)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
