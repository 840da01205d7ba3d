import { randomUUID } from 'node:crypto'
import { orders, people } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sheetRows } from '../../../../testing/sheet-rows.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import type { MadeCourse } from '../../../study/factories.ts'
import { Till } from '../../factories.ts'
import { codeBatches } from '../../tables.ts'

let testApp: TestApp
let till: Till
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
  course = await till.course()
})

const make = (more: object = {}, by = till.staff) =>
  testApp.ask(
    orders.makeCodeBatch,
    { name: 'June', courseSigns: [course.sign], quantity: 2, key: randomUUID(), ...more },
    by,
  )
const download = (sign: string, by = till.staff, format: 'csv' | 'xlsx' = 'csv') =>
  testApp.ask(orders.downloadCodes, { sign, format }, by)
const batch = async (sign: string, by = till.staff) =>
  (await testApp.ask(orders.getCodeBatch, { sign }, by)).body.data
const codes = async (sign: string, more: object = {}) =>
  (await testApp.ask(orders.listBatchCodes, { sign, ...more }, till.staff)).body.data
const revokeAll = (sign: string, filter: { state?: 'generated' | 'issued'; text?: string } = {}) =>
  testApp.ask(orders.revokeCodes, { sign, filter, reason: 'Not needed.' }, till.staff)
const fieldsOf = ({ body }: { body: { extend?: unknown } }) =>
  Object.keys((body.extend as { fields?: object } | undefined)?.fields ?? {})

it('[ORD-072] creates a batch whose codes are valid after the download', async () => {
  const { body } = await make({ coins: 0, className: 'A', asksName: true, perUser: 2 })
  expect(body.data).toMatchObject({
    name: 'June',
    quantity: 2,
    redeemed: 0,
    courses: [{ sign: course.sign }],
    className: 'A',
    asksName: true,
    asksNumber: false,
    perUser: 2,
    state: 'waiting',
    downloadTime: null,
    may: { download: true, needsSecond: false, revoke: true },
  })
  const sign = body.data?.sign ?? ''
  expect((await codes(sign))?.list.map(({ state }) => state)).toEqual(['generated', 'generated'])
  const got = await download(sign)
  expect(got.body.data?.codes).toHaveLength(2)
  expect(await batch(sign)).toMatchObject({ state: 'open', may: { download: false } })
  expect((await codes(sign))?.list.map(({ state }) => state)).toEqual(['issued', 'issued'])
})

it('[ORD-072] refuses a batch that grants nothing, grants both, or ends before it begins', async () => {
  expect(fieldsOf(await make({ courseSigns: [] }))).toEqual(['courseSigns'])
  expect(fieldsOf(await make({ coins: 5 }))).toEqual(['coins'])
  const days = { startTime: '2027-01-02T00:00:00Z', endTime: '2027-01-01T00:00:00Z' }
  expect(fieldsOf(await make(days))).toEqual(['endTime'])
  expect(fieldsOf(await make({ quantity: 2001 }))).toEqual(['quantity'])
  expect(fieldsOf(await make({ quantity: 0 }))).toEqual(['quantity'])
  const draft = await till.classroom.course({ auditStatus: 0, onList: false })
  expect(fieldsOf(await make({ courseSigns: [draft.sign] }))).toEqual(['courseSigns'])
})

it('[ORD-091] a form sent twice creates one batch, and is refused with other content', async () => {
  const key = randomUUID()
  const both = await Promise.all([make({ key }), make({ key })])
  expect(new Set(both.map(({ body }) => body.data?.sign)).size).toBe(1)
  const mine = sql`${codeBatches.createdBy} = ${till.staff.userId}`
  expect(await testApp.db.$count(codeBatches, mine)).toBe(1)
  expect((await make({ key, quantity: 3 })).body).toMatchObject({
    code: -4,
    extend: { reason: 'sameKeyOtherOrder' },
  })
})

it('[ORD-072] [ORD-091] two parallel downloads return one list, and a later one returns none', async () => {
  const sign = (await make({ quantity: 20 })).body.data?.sign ?? ''
  const both = await Promise.all([download(sign), download(sign, till.otherStaff)])
  const lists = both.map(({ body }) => body.data?.codes).filter((list) => list !== undefined)
  expect(lists).toHaveLength(1)
  expect(new Set(lists[0]).size).toBe(20)
  expect(await download(sign)).toMatchObject({
    body: { code: -4, extend: { reason: 'codesGone' } },
  })
  expect((await till.redeem(lists[0]?.[19] ?? '')).body.code).toBe(200)
})

it('[ORD-072] writes the codes as CSV or workbook, and a formula as a text', async () => {
  const named = { name: '=cmd/June:1', courseSigns: [], coins: 5 }
  const sign = (await make(named)).body.data?.sign ?? ''
  const { data } = (await download(sign)).body
  const text = Buffer.from(data?.file.base64 ?? '', 'base64').toString()
  for (const code of data?.codes ?? []) expect(text).toContain(code)
  expect(data?.file.fileName).toMatch(/\.csv$/)
  expect(data?.file.fileName).not.toMatch(/[/:]/)
  const title = { en: '=1+1' }
  await testApp.db.execute(
    sql`update courses set names = ${JSON.stringify(title)}::jsonb where id = ${course.courseId}`,
  )
  const other = (await make()).body.data?.sign ?? ''
  const sheet = Buffer.from((await download(other)).body.data?.file.base64 ?? '', 'base64')
  expect(sheet.toString()).not.toMatch(/(^|[,"])=1\+1/m)
  const third = (await make()).body.data?.sign ?? ''
  const book = (await download(third, till.staff, 'xlsx')).body.data?.file
  expect((await sheetRows(book?.base64)).flat()).toContain('=1+1')
})

it('[ORD-052] [ORD-090] large sums of coins are downloaded by a different person than the creator', async () => {
  const sign = (await make({ courseSigns: [], coins: 6000 })).body.data?.sign ?? ''
  expect(await batch(sign)).toMatchObject({ may: { download: false, needsSecond: true } })
  expect((await download(sign)).body).toMatchObject({
    code: -6,
    extend: { reason: 'codesSecond' },
  })
  expect(await batch(sign, till.otherStaff)).toMatchObject({ may: { download: true } })
  expect((await download(sign, till.otherStaff)).body.data?.codes).toHaveLength(2)
})

it('[ORD-093] revokes unredeemed codes with a reason, and keeps what was granted', async () => {
  const { sign, codes: plain } = await till.codes({ courseSigns: [course.sign], quantity: 4 })
  const [used = '', chosen = '', left = ''] = plain
  await till.redeem(used)
  const list = (await codes(sign))?.list ?? []
  const revoke = (codeSigns: string[]) =>
    testApp.ask(orders.revokeCodes, { sign, codeSigns, reason: 'The cards were lost.' }, till.staff)
  const signOf = (code: string) => list.find(({ lastFour }) => code.endsWith(lastFour))?.sign ?? ''
  expect((await revoke([signOf(chosen)])).body.data).toEqual({ revoked: 1 })
  const person = await testApp.person()
  expect((await till.redeem(chosen, person)).body).toMatchObject({
    code: -1,
    extend: { reason: 'codeRevoked' },
  })
  expect((await revokeAll(sign)).body.data).toEqual({ revoked: 2 })
  expect((await till.redeem(left, person)).body.code).toBe(-1)
  expect(await till.has(course)).toBe(true)
  expect(await batch(sign)).toMatchObject({ state: 'revoked', redeemed: 1, revoked: 3 })
  expect((await codes(sign, { state: 'revoked' }))?.list[0]?.revokeReason).toMatch(/lost/)
  expect(await till.faults()).toEqual([])
})

it('[FRM-329] revokes only the ticked codes, all that the filter finds when none is ticked, and none when nothing is named', async () => {
  const made = { courseSigns: [course.sign], quantity: 4 }
  const { sign, codes: plain } = await till.codes(made)
  const [used = '', ticked = ''] = plain
  await till.redeem(used)
  const stateOf = async () =>
    (await codes(sign))?.list.map(({ lastFour, state }) => [lastFour, state] as const) ?? []
  const before = await stateOf()
  for (const none of [{}, { codeSigns: [] }]) {
    const input = { sign, reason: 'Lost.', ...none }
    const { body } = await testApp.ask(orders.revokeCodes, input, till.staff)
    expect(body).toMatchObject({ code: -2, extend: { fields: { codeSigns: expect.anything() } } })
  }
  expect(await stateOf()).toEqual(before)
  const list = (await codes(sign))?.list ?? []
  const codeSigns = list.filter(({ lastFour }) => ticked.endsWith(lastFour)).map((one) => one.sign)
  const both = { sign, codeSigns, filter: {}, reason: 'Lost.' }
  const one = await testApp.ask(orders.revokeCodes, both, till.staff)
  expect(one.body.data).toEqual({ revoked: codeSigns.length })
  expect(await batch(sign)).toMatchObject({ revoked: codeSigns.length })
  expect((await revokeAll(sign, { state: 'generated' })).body.data).toEqual({ revoked: 0 })
  const third = plain.find((code) => code !== used && code !== ticked) ?? ''
  expect((await revokeAll(sign, { text: third.slice(-4) })).body.data).toEqual({ revoked: 1 })
  expect((await till.redeem(third, await testApp.person())).body.code).toBe(-1)
  expect((await revokeAll(sign, { state: 'issued' })).body.data).toEqual({ revoked: 1 })
  expect(await batch(sign)).toMatchObject({ redeemed: 1, revoked: 3 })
})

it('[ORD-093] a code is either redeemed or revoked', async () => {
  const { sign, codes: plain } = await till.codes({ courseSigns: [], coins: 1, quantity: 1 })
  const [redeemed, revoked] = await Promise.all([till.redeem(plain[0] ?? ''), revokeAll(sign)])
  const isRedeemed = redeemed.body.code === 200
  expect(revoked.body.data?.revoked).toBe(isRedeemed ? 0 : 1)
  expect(await till.balance()).toBe(isRedeemed ? 1 : 0)
})

it('[ORD-073] finds codes by state, last four letters, name and number', async () => {
  const made = { courseSigns: [course.sign], quantity: 3, asksName: true, asksNumber: true }
  const { sign, codes: plain } = await till.codes(made)
  const who = { name: 'Siti Aminah', employeeNumber: 'E-77' }
  await till.redeem(plain[1] ?? '', till.buyer, who)
  const redeemed = { state: 'redeemed', ...who, userName: till.buyer.name }
  for (const text of ['aminah', 'e-77', till.buyer.name, (plain[1] ?? '').slice(-4).toLowerCase()])
    expect((await codes(sign, { text }))?.list).toMatchObject([redeemed])
  expect((await codes(sign, { state: 'issued' }))?.total).toBe(2)
  const over = await make({ endTime: new Date(testApp.clock.now().getTime() + 1000).toISOString() })
  testApp.clock.pass(5)
  const overSign = over.body.data?.sign ?? ''
  expect((await codes(overSign))?.list.map(({ state }) => state)).toEqual(['expired', 'expired'])
  expect((await codes(overSign, { state: 'expired' }))?.total).toBe(2)
  expect((await codes(overSign, { state: 'generated' }))?.total).toBe(0)
})

it('[ORD-072] finds batches by name, and records who created, downloaded and revoked', async () => {
  const name = `Intake ${randomUUID().slice(0, 6)}`
  const { sign } = await till.codes({ name, courseSigns: [course.sign] })
  await revokeAll(sign)
  const found = await testApp.ask(orders.listCodeBatches, { text: name.toUpperCase() }, till.staff)
  expect(found.body.data).toMatchObject({ total: 1, list: [{ sign, state: 'revoked' }] })
  const { body } = await testApp.ask(people.listAuditLog, { page: 1, size: 3 }, till.staff)
  expect(body.data?.list.map(({ action }) => action)).toEqual([
    'codes.revoked',
    'codes.downloaded',
    'codes.made',
  ])
})

it('[ORD-095] the report of money counts issued and redeemed codes', async () => {
  const report = async () =>
    (await testApp.ask(orders.moneyReport, { days: 7 }, till.staff)).body.data?.codes
  const before = await report()
  const { codes: plain } = await till.codes({ courseSigns: [course.sign], quantity: 5 })
  await till.redeem(plain[0] ?? '')
  expect(await report()).toEqual({
    issued: (before?.issued ?? 0) + 5,
    redeemed: (before?.redeemed ?? 0) + 1,
  })
})
