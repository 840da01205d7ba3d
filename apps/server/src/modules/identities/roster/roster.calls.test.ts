import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { identities, type InputOf } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { authenticateAs, entryOf, makeEntry, makeSheet, rosterOf } from '../factories.ts'
import { removeExpired } from '../jobs.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Each test has its own roster. */
async function emptyRoster() {
  await testApp.db.execute(sql`delete from roster_entries`)
  staff = await testApp.person('schoolAdmin,normal')
}

const list = (input: InputOf<typeof identities.listRoster> = {}, by: Person = staff) =>
  testApp.ask(identities.listRoster, input, by)

async function preview(text: string, kind: 'student' | 'teacher' = 'student', language = 'en') {
  const filePath = await makeSheet(testApp, staff, text)
  const { body } = await testApp.ask(
    identities.previewRosterImport,
    { filePath, kind },
    { person: staff, language },
  )
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const confirm = (importSign: string, by = staff) =>
  testApp.ask(identities.confirmRosterImport, { importSign }, by)
const undo = (importSign: string, by = staff) =>
  testApp.ask(identities.undoRosterImport, { importSign }, by)

async function audited(action: string): Promise<number> {
  const { rows } = await testApp.db.execute<{ count: string }>(
    sql`select count(*) from audit_entries where action = ${action} and actor_id = ${staff.userId}`,
  )
  return Number(rows[0]?.count)
}

const head = 'Student number,Name,Phone,Department,Major,Class\n'

describe('the roster', () => {
  it('lists known people and the accounts that hold entries, in pages and few statements', async () => {
    await emptyRoster()
    const holder = await testApp.person()
    const phone = { areaCode: '60', mobile: '123456789' }
    const taken = await makeEntry(testApp, { name: 'Taken One', takenBy: holder.userId, ...phone })
    await makeEntry(testApp, { name: 'Free One', kind: 'teacher' })
    await makeEntry(testApp, { name: 'Foreign', schoolId: testApp.otherSchoolId })
    const { body } = await list()
    expect(body.data?.total).toBe(2)
    expect(body.data?.list[0]).toEqual({
      sign: testApp.seal('rosterEntry', taken.id),
      kind: 'student',
      number: taken.number,
      name: 'Taken One',
      ...phone,
      department: '',
      major: '',
      class: '',
      takenByName: holder.name,
      takenBySign: testApp.seal('user', holder.userId),
    })
    expect((await list({ kind: 'teacher' })).body.data?.list).toMatchObject([{ name: 'Free One' }])
    expect((await list({ name: '0123456789' })).body.data?.total).toBe(1)
    expect((await list({ name: 'free' })).body.data?.total).toBe(1)
    expect(await testApp.statementsOf(() => list())).toBeLessThanOrEqual(3)
  })

  it('removes an entry once and records it; the account is unchanged', async () => {
    await emptyRoster()
    const holder = await testApp.person()
    const entry = await makeEntry(testApp, { takenBy: holder.userId })
    const sign = testApp.seal('rosterEntry', entry.id)
    const remove = (by: Person) => testApp.ask(identities.removeRosterEntry, { sign }, by)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(await testApp.person())).body.code).toBe(-6)
    expect(await entryOf(testApp.db, entry.id)).toBeDefined()
    expect((await remove(staff)).body.ok).toBe(true)
    expect(await entryOf(testApp.db, entry.id)).toBeUndefined()
    expect(await audited('roster.entryRemoved')).toBe(1)
    expect((await remove(staff)).status).toBe(404)
  })
})

describe('a roster import', () => {
  it('[ACC-187] previews its changes, then applies them once, which approves a student', async () => {
    await emptyRoster()
    const same = await makeEntry(testApp, { number: 'S-1', name: 'Same Person' })
    const other = await makeEntry(testApp, { number: 'S-2', name: 'Old Name', major: 'Kept' })
    const seen = await preview(
      `${head}S-1,Same Person,,,,\ns-2,New Name,012-345 6789,Trade,,\nS-3,Fresh Person,,,,2024-A\n,No Number,,,,\nS-3,Twice Person,,,,\n`,
    )
    expect(seen).toMatchObject({ rows: 5, fresh: 1, changed: 1, same: 1, faulty: 2 })
    expect(seen.faults).toEqual([
      { line: 5, column: 'Number', value: '', text: 'This must be filled in.' },
      { line: 6, column: 'Number', value: 'S-3', text: 'This number is already in line 4.' },
    ])
    expect(await entryOf(testApp.db, other.id)).toEqual(other)
    expect((await confirm(seen.importSign)).body.data).toEqual({ fresh: 1, changed: 1 })
    expect(await entryOf(testApp.db, same.id)).toEqual(same)
    expect(await entryOf(testApp.db, other.id)).toMatchObject({
      number: 's-2',
      name: 'New Name',
      areaCode: '60',
      mobile: '123456789',
      department: 'Trade',
      major: 'Kept',
    })
    const again = await confirm(seen.importSign)
    expect([again.status, again.body.code]).toEqual([409, -4])
    expect(await rosterOf(testApp.db, testApp.schoolId)).toHaveLength(3)
    expect(await audited('roster.imported')).toBe(1)
    const person = await testApp.person('normal')
    const form = { identityId: 'S-3', name: 'fresh person' }
    expect((await authenticateAs(testApp, person, form)).body.data).toEqual({ auditStatus: 2 })
  })

  it("uses the reader's language, and accepts column names in three", async () => {
    await emptyRoster()
    const zh = await preview('学号,姓名,手机号\nS-1,陈思远,12\n', 'student', 'zh')
    expect(zh.faults).toEqual([
      { line: 2, column: '手机号', value: '12', text: '不是有效的马来西亚或中国手机号' },
    ])
    const my = await preview('Nombor;Nama;Kelas\n12345678901;Tan Wei;A\n', 'teacher', 'my')
    expect(my).toMatchObject({ faulty: 1, fresh: 0 })
    expect(my.faults[0]?.text).toContain('paling banyak 10 huruf')
  })

  it('is applied once when it is confirmed twice in parallel', async () => {
    await emptyRoster()
    const { importSign } = await preview(`${head}S-1,One Person,,,,\n`)
    const answers = await Promise.all([confirm(importSign), confirm(importSign)])
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([-4, 200]))
    expect(await rosterOf(testApp.db, testApp.schoolId)).toHaveLength(1)
    expect(await audited('roster.imported')).toBe(1)
  })

  it('can be undone: added entries are deleted, changed ones restored', async () => {
    await emptyRoster()
    await makeEntry(testApp, { number: 'S-1', name: 'Old Name', department: 'Old' })
    const holder = await testApp.person()
    await makeEntry(testApp, {
      number: 'S-4',
      name: 'Known Person',
      takenBy: holder.userId,
      takenAt: testApp.clock.now(),
    })
    const before = await rosterOf(testApp.db, testApp.schoolId)
    const sheet = `${head}S-1,New Name,,New,,\nS-2,Two Person,,,,\nS-4,Wrong Person,,,,\n`
    const { importSign } = await preview(sheet)
    expect((await undo(importSign)).body.extend?.reason).toBe('wrongStep')
    await confirm(importSign)
    expect((await undo(importSign)).body.data).toEqual({ removed: 1, kept: 0 })
    expect(await rosterOf(testApp.db, testApp.schoolId)).toEqual(before)
    expect((await undo(importSign)).body.code).toBe(-4)
    expect((await confirm(importSign)).body.code).toBe(-4)
    expect(await rosterOf(testApp.db, testApp.schoolId)).toEqual(before)
    expect(await audited('roster.importUndone')).toBe(1)
  })

  it('keeps, when undone, entries taken by accounts and entries of a later import', async () => {
    await emptyRoster()
    const first = await preview(
      `${head}S-1,One Person,,,,\nS-2,Two Person,,,,\nS-3,Three Person,,,,\n`,
    )
    await confirm(first.importSign)
    testApp.clock.pass(60)
    const person = await testApp.person('normal')
    await authenticateAs(testApp, person, { identityId: 'S-1', name: 'One Person' })
    const second = await preview(`${head}S-2,Two Changed,,,,\n`)
    await confirm(second.importSign)
    expect((await undo(first.importSign)).body.data).toEqual({ removed: 1, kept: 1 })
    const names = async () => (await rosterOf(testApp.db, testApp.schoolId)).map(({ name }) => name)
    expect(await names()).toEqual(['One Person', 'Two Changed'])
    expect((await undo(second.importSign)).body.data).toEqual({ removed: 0, kept: 0 })
    expect(await names()).toEqual(['One Person', 'Two Person'])
  })

  it('is listed with what can be undone, for the staff of the school only', async () => {
    await emptyRoster()
    const done = await preview(`${head}S-1,One Person,,,,\n`)
    await confirm(done.importSign)
    const open = await preview(`${head}S-2,Two Person,,,,\n,x,,,,\n`)
    const imports = (by: Person) => testApp.ask(identities.listRosterImports, { size: 2 }, by)
    expect((await imports(staff)).body.data?.list).toMatchObject([
      { importSign: open.importSign, state: 'previewed', fresh: 1, faulty: 1, mayUndo: false },
      {
        importSign: done.importSign,
        state: 'confirmed',
        fresh: 1,
        mayUndo: true,
        byName: staff.name,
        fileName: 'roster.csv',
      },
    ])
    expect(await testApp.statementsOf(() => imports(staff))).toBeLessThanOrEqual(3)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await imports(stranger)).body.data?.total).toBe(0)
    expect((await confirm(open.importSign, stranger)).status).toBe(404)
    expect((await undo(done.importSign, stranger)).status).toBe(404)
    expect(await rosterOf(testApp.db, testApp.schoolId)).toHaveLength(1)
  })

  it('deletes an unconfirmed preview after a day, and never a confirmed import', async () => {
    await emptyRoster()
    const done = await preview(`${head}S-1,One Person,,,,\n`)
    await confirm(done.importSign)
    const stale = await preview(`${head}S-2,Two Person,,,,\n`)
    testApp.clock.pass(25 * 60 * 60)
    await removeExpired(testApp.app.services, testApp.clock.now())
    staff = await testApp.person('schoolAdmin,normal')
    expect((await confirm(stale.importSign)).status).toBe(404)
    expect((await undo(done.importSign)).body.data).toEqual({ removed: 1, kept: 0 })
  })

  it('accepts ten thousand rows in seconds, with as many statements as two rows', async () => {
    await emptyRoster()
    const sheet = (count: number, word: string) =>
      head +
      Array.from({ length: count }, (_, index) => `S-${index},${word} Person,,Trade,,2024`).join(
        '\n',
      )
    const run = async (count: number, word: string) => {
      const { importSign } = await preview(sheet(count, word))
      return { importSign, done: (await confirm(importSign)).body.data }
    }
    const few = await testApp.statementsOf(() => run(2, 'First'))
    const began = performance.now()
    const many = await testApp.statementsOf(() => run(10_000, 'Second'))
    // The cached school of a host expires from time to time, which adds statements.
    expect(Math.abs(many - few)).toBeLessThanOrEqual(2)
    // The same rows again. Now each row is compared with its existing entry.
    const third = await run(10_000, 'Third')
    expect(third.done).toEqual({ fresh: 0, changed: 10_000 })
    expect((await undo(third.importSign)).body.data).toEqual({ removed: 0, kept: 0 })
    expect(performance.now() - began).toBeLessThan(30_000)
    const names = (await rosterOf(testApp.db, testApp.schoolId)).map(({ name }) => name)
    expect([names.length, ...new Set(names)]).toEqual([10_000, 'Second Person'])
  })
})
