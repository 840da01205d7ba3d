import { afterAll, beforeAll, expect, it } from 'vitest'
import { identities } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { entryOf, makeEntry, makeRequest, makeSheet, rosterOf } from '../factories.ts'

// The embedded database runs transactions one after the other. With DATABASE_URL, PostgreSQL runs
// them at the same time.
let testApp: TestApp
let staff: Person
let colleague: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
  colleague = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const many = Array.from({ length: 30 }, (_, index) => index)

async function previewed(numbers: string[], department: string): Promise<string> {
  const rows = numbers.map((number) => `${number},Roster Person,${department}`)
  const filePath = await makeSheet(testApp, staff, ['Number,Name,Department', ...rows].join('\n'))
  const input = { filePath, kind: 'student' as const }
  const { body } = await testApp.ask(identities.previewRosterImport, input, staff)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.importSign
}

const confirm = (importSign: string) =>
  testApp.ask(identities.confirmRosterImport, { importSign }, staff)
const undo = (importSign: string) => testApp.ask(identities.undoRosterImport, { importSign }, staff)

/**
 * Makes a person who has one roster entry and requests another one. The row of the second entry is
 * later in each sheet.
 */
async function makeMover(place: number) {
  const person = await testApp.person('student,normal')
  const taken = { takenBy: person.userId, takenAt: testApp.clock.now() }
  await makeEntry(testApp, { number: `A-${100 + place}`, ...taken })
  const wanted = await makeEntry(testApp, { number: `Z-${100 + place}` })
  const request = await makeRequest(testApp, person, { number: wanted.number })
  return { person, wanted, sign: testApp.seal('identityRequest', request.id) }
}

it('approvals that move people to other entries, an import and its undoing all succeed in parallel', async () => {
  const movers = await Promise.all(many.map(makeMover))
  const numbers = (await rosterOf(testApp.db, testApp.schoolId)).map(({ number }) => number)
  const importSign = await previewed(numbers, 'Trade')
  const approve = ({ sign }: { sign: string }) =>
    testApp.ask(identities.decideIdentityRequest, { sign, approved: true }, colleague)
  const first = movers.slice(0, 15).map(approve)
  const done = await Promise.all([confirm(importSign), ...first])
  expect(done.map(({ body }) => body.code)).toEqual(done.map(() => 200))
  const second = movers.slice(15).map(approve)
  const undone = await Promise.all([undo(importSign), ...second])
  expect(undone.map(({ body }) => body.code)).toEqual(undone.map(() => 200))
  for (const { person, wanted } of movers)
    expect((await entryOf(testApp.db, wanted.id))?.takenBy).toBe(person.userId)
})

it('two opposite decisions on one request result in one decision and one refusal', async () => {
  const person = await testApp.person('normal')
  const { id } = await makeRequest(testApp, person)
  const sign = testApp.seal('identityRequest', id)
  const decide = (approved: boolean, by: Person) =>
    testApp.ask(identities.decideIdentityRequest, { sign, approved, reason: 'No card' }, by)
  const answers = await Promise.all([decide(true, staff), decide(false, colleague)])
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200, -4]))
})

it('entries removed during an import come back by it, and disappear with its undoing', async () => {
  const entries = await Promise.all(
    many.map((place) => makeEntry(testApp, { number: `M-${100 + place}`, department: 'Old' })),
  )
  const importSign = await previewed(
    entries.map(({ number }) => number),
    'New',
  )
  const remove = ({ id }: { id: number }) =>
    testApp.ask(identities.removeRosterEntry, { sign: testApp.seal('rosterEntry', id) }, colleague)
  const answers = await Promise.all([confirm(importSign), ...entries.map(remove)])
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 200))
  expect((await undo(importSign)).body.code).toBe(200)
  const left = await rosterOf(testApp.db, testApp.schoolId)
  expect(left.filter(({ number }) => number.startsWith('M-'))).toEqual([])
})
