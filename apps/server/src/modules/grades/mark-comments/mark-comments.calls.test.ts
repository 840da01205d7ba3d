import { grades, markCommentLength, markCommentMost } from '@titian/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { gradesOfPerson } from '../own-data/queries.ts'
import { markComments } from '../tables.ts'

let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  teacher = await testApp.person('teacher,normal')
})

const keep = (content: string, name = '', by: Person = teacher) =>
  testApp.ask(grades.keepMarkComment, { content, name }, by)
const listed = async (by: Person = teacher) =>
  (await testApp.ask(grades.listMarkComments, {}, by)).body.data
const rowsOf = (by: Person) =>
  testApp.db
    .select()
    .from(markComments)
    .where(eq(markComments.authorId, by.userId))
    .orderBy(asc(markComments.id))

it('[TCH-179] stores a comment under its first words or a name, lists by name, renames and removes', async () => {
  const long = 'Please show each step of the calculation, not the result alone, next time.'
  const first = (await keep(`  ${long}\nThank you.  `)).body.data
  expect(first).toMatchObject({ content: `${long}\nThank you.` })
  expect(first?.name).toBe('Please show each step of the calculation, not the result…')
  const zh = (await keep('计'.repeat(80))).body.data
  expect(zh?.name).toBe(`${'计'.repeat(59)}…`)
  await keep('Good work.', 'All right')
  expect((await listed())?.list.map(({ name }) => name)).toEqual([
    'All right',
    first?.name,
    zh?.name,
  ])
  const sign = first?.sign ?? ''
  const renamed = await testApp.ask(grades.renameMarkComment, { sign, name: 'Steps' }, teacher)
  expect(renamed.body.data).toMatchObject({ name: 'Steps', content: `${long}\nThank you.` })
  expect(await rowsOf(teacher)).toMatchObject([{ name: 'Steps' }, {}, { name: 'All right' }])
  expect((await testApp.ask(grades.removeMarkComment, { sign }, teacher)).body.ok).toBe(true)
  expect((await testApp.ask(grades.removeMarkComment, { sign }, teacher)).status).toBe(404)
  expect(await rowsOf(teacher)).toHaveLength(2)
})

it('[TCH-179] stores one text once, also when it is sent twice at the same time', async () => {
  const tries = await Promise.all([keep('Well argued.'), keep('Well argued.', 'Another name')])
  expect(new Set(tries.map(({ body }) => body.data?.sign)).size).toBe(1)
  expect(await rowsOf(teacher)).toHaveLength(1)
})

it('[TCH-179] lets only the author read and change a comment, not other teachers, staff or schools', async () => {
  const sign = (await keep('Well argued.')).body.data?.sign ?? ''
  const others = [
    await testApp.person('teacher,normal'),
    await testApp.person('schoolAdmin,normal'),
    await testApp.person('teacher,normal', testApp.otherSchoolId),
  ]
  for (const other of others) {
    expect((await listed(other))?.total).toBe(0)
    const rename = { sign, name: 'Mine' }
    expect((await testApp.ask(grades.renameMarkComment, rename, other)).status).toBe(404)
    expect((await testApp.ask(grades.removeMarkComment, { sign }, other)).status).toBe(404)
  }
  const student = await testApp.person()
  expect((await testApp.ask(grades.listMarkComments, {}, student)).body.code).toBe(-6)
  expect((await keep('Mine.', '', student)).body.code).toBe(-6)
  expect(await rowsOf(teacher)).toMatchObject([{ name: 'Well argued.' }])
})

it('[TCH-179] refuses more than 1,000 characters, 60 of a name, or 100 comments', async () => {
  const fieldsOf = (refused: { body: { extend?: unknown } }) =>
    Object.keys((refused.body.extend as { fields?: object } | undefined)?.fields ?? {})
  expect(fieldsOf(await keep('  '))).toEqual(['content'])
  expect(fieldsOf(await keep('x'.repeat(markCommentLength + 1)))).toEqual(['content'])
  expect(fieldsOf(await keep('x', 'n'.repeat(61)))).toEqual(['name'])
  expect((await keep('x'.repeat(markCommentLength))).body.ok).toBe(true)
  await testApp.db.execute(sql`
    insert into mark_comments (school_id, author_id, name, content, created_at)
    select ${testApp.schoolId}, ${teacher.userId}, 'N', 'Text ' || n, now() from generate_series(2, ${markCommentMost}::int) n`)
  expect((await keep('One more.')).body).toMatchObject({
    code: -3,
    extend: { reason: 'markCommentsFull' },
  })
  expect(await rowsOf(teacher)).toHaveLength(markCommentMost)
  // A text that is already stored is accepted beyond the limit, because it adds no comment.
  expect((await keep('Text 2')).body.ok).toBe(true)
  expect((await listed())?.list).toHaveLength(markCommentMost)
})

it('[TCH-179] puts comments into the archive of personal data, and deletes them with the account of their author only', async () => {
  const other = await testApp.person('teacher,normal')
  await keep('Well argued.', 'Praise')
  await keep('Well argued.', '', other)
  const owner = { schoolId: testApp.schoolId, userId: teacher.userId }
  const part = gradesOfPerson.archive.find(({ name }) => name === 'markComments')
  const { rows } = await testApp.db.execute(part?.select(owner, testApp.clock.now()) ?? sql``)
  expect(rows).toMatchObject([{ name: 'Praise', text: 'Well argued.' }])
  for (const statement of gradesOfPerson.erase(owner, testApp.clock.now()))
    await testApp.db.execute(statement)
  expect(await rowsOf(teacher)).toEqual([])
  expect(await rowsOf(other)).toHaveLength(1)
})
