import { exams } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { oneOfEach } from '../../factories.ts'
import { questions } from '../../tables.ts'

let testApp: TestApp
let teacher: Person
let colleague: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())

const choice = oneOfEach[0]!
const add = async (item: Item, by = teacher) => {
  testApp.clock.pass(2)
  return (await testApp.ask(exams.questionBankAdd, { item }, by)).body
}
const countOf = async (by: Person) =>
  (
    await testApp.db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.authorId, by.userId), eq(questions.status, 0)))
  ).length
const twin = { code: -4, extend: { reason: 'sameQuestion' } }

it('[FRM-169] stores a question once, however often and simultaneously it is sent', async () => {
  const first = await add(choice)
  expect(first.code).toBe(200)
  expect(await add(choice)).toMatchObject(twin)
  expect(await countOf(teacher)).toBe(1)

  const blank = oneOfEach[2]!
  testApp.clock.pass(2)
  const addresses = Array.from({ length: 4 }, (_, index) => ({
    ...blank,
    analysis: `${index % 2}`,
  }))
  const answers = await Promise.all(
    addresses.map((item) => testApp.ask(exams.questionBankAdd, { item }, teacher)),
  )
  expect(answers.filter(({ body }) => body.ok)).toHaveLength(2)
  expect(await countOf(teacher)).toBe(3)
})

it('[FRM-169] accepts questions that share only the text, and equal ones of another author', async () => {
  expect((await add(choice, colleague)).code).toBe(200)
  expect((await add({ ...choice, answer: 'b' } as Item, colleague)).code).toBe(200)
  expect((await add({ ...choice, analysis: 'Other' }, colleague)).code).toBe(200)
  expect(await countOf(colleague)).toBe(3)
})

it('[FRM-169] refuses a change into a twin, and accepts a question again after its twin was deleted', async () => {
  const [one, other] = ['one', 'other'].map((stem) => ({ ...choice, stem }))
  const { data } = await add(one!)
  const second = await add(other!)
  testApp.clock.pass(2)
  const change = { idSign: second.data!.sign, version: 1, item: one! }
  expect((await testApp.ask(exams.questionBankUpdate, change, teacher)).body).toMatchObject(twin)
  testApp.clock.pass(2)
  await testApp.ask(exams.questionBankDelete, { sign: data!.sign }, teacher)
  expect((await add(one!)).code).toBe(200)
})
