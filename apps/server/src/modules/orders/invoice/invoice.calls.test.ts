import { orders } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { textOfSheet } from '../../../testing/pdf-text.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { Till } from '../factories.ts'

let testApp: TestApp
let till: Till

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
})

const settings = async (more: object) => {
  const { body } = await testApp.ask(orders.getPaymentSettings, {}, till.staff)
  const { status } = await testApp.ask(
    orders.savePaymentSettings,
    { ...body.data, ...more } as never,
    till.staff,
  )
  expect(status).toBe(200)
}

const textOf = async (data: { base64: string } | null) =>
  textOfSheet(Buffer.from(data?.base64 ?? '', 'base64'))

it('[ORD-096] [ORD-084] is a PDF in three languages whose text names seller, number, tax, order and payer', async () => {
  await settings({
    invoiceName: { en: 'Titian School Sdn Bhd', zh: '梯田学校', my: 'Sekolah Titian' },
    invoiceNumber: '202401012345',
    taxLabel: { en: 'SST 6%', zh: '销售服务税 6%', my: 'SST 6%' },
    taxPercent: 6,
  })
  await testApp.db.update(users).set({ name: '李玥' }).where(eq(users.id, till.buyer.userId))
  const sign = await till.bought(await till.course(), { payer: '王堃' })
  const { orderNo } = await till.detail(sign)
  const said = {
    en: [
      'Invoice',
      'Seller',
      'TitianSchoolSdnBhd',
      'For:李玥',
      'Total(MYR)RM48.00',
      'ofwhichSST6%RM2.72',
    ],
    zh: ['发票', '销售方', '梯田学校', '学员:李玥', '合计(MYR)RM48.00', '其中销售服务税6%RM2.72'],
    my: ['Invois', 'Penjual', 'SekolahTitian', 'Bagipihak:李玥', 'RM48.00', 'termasukSST6%RM2.72'],
  }
  for (const language of ['en', 'zh', 'my'] as const)
    for (const [call, by] of [
      [orders.orderInvoice, till.buyer],
      [orders.staffInvoice, till.staff],
    ] as const) {
      const { body } = await testApp.ask(call, { sign }, { person: by, language })
      expect(body.data).toMatchObject({
        fileName: `${said[language][0]} ${orderNo}.pdf`,
        mediaType: 'application/pdf',
      })
      const text = await textOf(body.data)
      for (const words of [...said[language], orderNo, '202401012345', '王堃', 'buyer@example.com'])
        expect(text).toContain(words)
    }
})

it('[ORD-097] names the payer given by the buyer, and uses the invoice data of the time of payment', async () => {
  await settings({ invoiceName: { en: 'Old name' }, taxLabel: { en: 'SST' }, taxPercent: 6 })
  const sign = await till.bought(await till.course(), { payer: '  Kedai Kopi Sdn Bhd ' })
  const before = await till.detail(sign)
  expect(before).toMatchObject({
    payer: 'Kedai Kopi Sdn Bhd',
    school: { name: 'Old name', taxLabel: 'SST', tax: 2.72 },
  })
  await settings({ invoiceName: { en: 'New name' }, taxLabel: { en: 'VAT' }, taxPercent: 20 })
  expect((await till.detail(sign)).school).toEqual(before.school)
  const next = await till.bought(await till.course())
  expect(await till.detail(next)).toMatchObject({
    payer: '',
    school: { name: 'New name', taxLabel: 'VAT', tax: 8 },
  })
  const long = await till.create(await till.course(), { payer: 'a'.repeat(101) })
  expect([long.status, long.body.code]).toEqual([422, -2])
})

it('[ORD-096] is refused with the reason while the order is unpaid, or when no browser is installed', async () => {
  const sign = await till.order(await till.course())
  const asked = async () => (await testApp.ask(orders.orderInvoice, { sign }, till.buyer)).body
  expect((await asked()).extend).toMatchObject({ reason: 'invoiceUnpaid' })
  await till.play(await till.open(sign), 'pay')
  const { services } = testApp.app
  const { pdf } = services
  services.pdf = { print: async () => 'missing', close: async () => {} }
  const body = await asked()
  services.pdf = pdf
  expect(body.extend).toMatchObject({ reason: 'noPrinter' })
})
