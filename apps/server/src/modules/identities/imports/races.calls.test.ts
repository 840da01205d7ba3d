import { afterAll, beforeAll, expect, it } from 'vitest'
import { identities } from '@titian/contract'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { entryOf, makeEntry, makeRequest, makeSheet, rosterOf } from '../factories.ts'

// The embedded database runs one transaction after the other; with DATABASE_URL, PostgreSQL runs them at once.
let world: World
let staff: Person
let colleague: Person

beforeAll(async () => {
  world = await openWorld()
  staff = await world.person('schoolAdmin,normal')
  colleague = await world.person('schoolAdmin,normal')
})
afterAll(() => world.close())

const many = Array.from({ length: 30 }, (_, index) => index)

async function previewed(numbers: string[], department: string): Promise<string> {
  const rows = numbers.map((number) => `${number},Roster Person,${department}`)
  const filePath = await makeSheet(world, staff, ['Number,Name,Department', ...rows].join('\n'))
  const input = { filePath, kind: 'student' as const }
  const { body } = await world.ask(identities.previewRosterImport, input, staff)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.importSign
}

const confirm = (importSign: string) =>
  world.ask(identities.confirmRosterImport, { importSign }, staff)
const undo = (importSign: string) => world.ask(identities.undoRosterImport, { importSign }, staff)

/** Somebody who has one entry and asks for another, which comes later in every sheet. */
async function makeMover(place: number) {
  const person = await world.person('student,normal')
  const held = { heldBy: person.userId, heldAt: world.clock.now() }
  await makeEntry(world, { number: `A-${100 + place}`, ...held })
  const wanted = await makeEntry(world, { number: `Z-${100 + place}` })
  const request = await makeRequest(world, person, { number: wanted.number })
  return { person, wanted, sign: world.seal('identityRequest', request.id) }
}

it('approvals that move people to other entries, an import and its undoing all come through', async () => {
  const movers = await Promise.all(many.map(makeMover))
  const numbers = (await rosterOf(world.db, world.schoolId)).map(({ number }) => number)
  const importSign = await previewed(numbers, 'Trade')
  const approve = ({ sign }: { sign: string }) =>
    world.ask(identities.decideIdentityRequest, { sign, approved: true }, colleague)
  const first = movers.slice(0, 15).map(approve)
  const done = await Promise.all([confirm(importSign), ...first])
  expect(done.map(({ body }) => body.code)).toEqual(done.map(() => 200))
  const second = movers.slice(15).map(approve)
  const undone = await Promise.all([undo(importSign), ...second])
  expect(undone.map(({ body }) => body.code)).toEqual(undone.map(() => 200))
  for (const { person, wanted } of movers)
    expect((await entryOf(world.db, wanted.id))?.heldBy).toBe(person.userId)
})

it('two staff who decide the same request differently are one decision and one refusal', async () => {
  const person = await world.person('normal')
  const { id } = await makeRequest(world, person)
  const sign = world.seal('identityRequest', id)
  const decide = (approved: boolean, by: Person) =>
    world.ask(identities.decideIdentityRequest, { sign, approved, reason: 'No card' }, by)
  const answers = await Promise.all([decide(true, staff), decide(false, colleague)])
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200, -4]))
})

it('entries removed while an import confirms come back by it alone, and go with its undoing', async () => {
  const entries = await Promise.all(
    many.map((place) => makeEntry(world, { number: `M-${100 + place}`, department: 'Old' })),
  )
  const importSign = await previewed(
    entries.map(({ number }) => number),
    'New',
  )
  const remove = ({ id }: { id: number }) =>
    world.ask(identities.removeRosterEntry, { sign: world.seal('rosterEntry', id) }, colleague)
  const answers = await Promise.all([confirm(importSign), ...entries.map(remove)])
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 200))
  expect((await undo(importSign)).body.code).toBe(200)
  const left = await rosterOf(world.db, world.schoolId)
  expect(left.filter(({ number }) => number.startsWith('M-'))).toEqual([])
})
