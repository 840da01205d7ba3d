import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { askUndone, describeReply, type Outcome, rightfulAsker } from './asking.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { isSign, leavesOf, withLeaf } from './inputs/leaves.ts'
import { signKinds } from '../../apps/server/src/platform/security/signs.ts'
import { Sandbox } from './sandbox.ts'
import { ruleOf } from './owners.ts'
import { openScene, type Scene } from './scene.ts'
import type { Caller } from './sender.ts'

let scene: Scene
let sandbox: Sandbox

beforeAll(async () => {
  scene = await openScene()
  sandbox = await Sandbox.enter(scene.testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await scene.testApp.close()
})

const titled = everyCall.map((named) => [`${named.noun}.${named.name}`, named] as const)
const ask = (named: NamedCall, input: object, caller: Caller) =>
  askUndone(scene, sandbox, named, input, caller)

function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0
  if (typeof data !== 'object' || data === null) return false
  if ('total' in data) return data.total === 0
  const values: unknown[] = Object.values(data)
  return values.length > 0 && values.every((value) => Array.isArray(value) && value.length === 0)
}

/** Names and sealed ids of the first school, anywhere in a response. */
function leaksOf({ reply: { text } }: Outcome, sent: object): string[] {
  const own = JSON.stringify(sent)
  const known = [scene.first.word, ...signsOf(scene.first)]
  return known.filter((secret) => text.includes(secret) && !own.includes(secret))
}

function signsOf(thing: unknown): string[] {
  return leavesOf(thing).flatMap(({ value }) => (isSign(value) ? [value] : []))
}

interface Swap {
  path: string
  foreign: Record<string, unknown>
  /** The input of the call, with a sealed id that exists in no school. */
  nowhere: Record<string, unknown>
}

const noId = 999_999_999

/** A sealed id with the right format that exists in no row. */
function nowhereOf(sign: string): string {
  const { signs } = scene.testApp.app.deps
  const kind = signKinds.find((one) => signs.open(one, sign) !== undefined)
  return kind ? scene.testApp.seal(kind, noId) : sign
}

const rowNames = ['signs', 'studentList']
const filterNames = ['filter', 'courseIdSign']

/**
 * A request that names rows ignores its filter (FRM-329), so the names and the filter are tested in
 * separate requests.
 */
function partsOf({ call }: NamedCall, input: object): Record<string, unknown>[] {
  const { shape } = call.input as { shape?: Record<string, z.ZodType> }
  const isLeftOut = (name: string) => shape?.[name]?.safeParse(undefined).success === true
  const entries = Object.entries(input)
  const without = (names: readonly string[]) =>
    Object.fromEntries(entries.filter(([name]) => !names.includes(name) || !isLeftOut(name)))
  const isEither = entries.some(([name]) => rowNames.includes(name) && isLeftOut(name))
  return isEither ? [without(rowNames), without(filterNames)] : [{ ...input }]
}

async function swapsOf(named: NamedCall): Promise<Swap[]> {
  if (ruleOf(named.noun, named.name)?.acrossSchools) return []
  const foreign = partsOf(named, await named.sample(scene.first))
  const own = partsOf(named, await named.sample(scene.second))
  return foreign.flatMap((part, at) => swapsIn(part, own[at] ?? {}))
}

/**
 * The inputs of the second school, in each of which one sealed id is replaced by a sealed id of the
 * first school.
 */
function swapsIn(strange: Record<string, unknown>, own: Record<string, unknown>): Swap[] {
  const foreign = leavesOf(strange).filter(({ value }) => isSign(value))
  const ownLeaves = leavesOf(own)
  return foreign.map(({ path, value }) => {
    const replaced = ownLeaves.find((leaf) => leaf.path === path)?.value
    const places = ownLeaves.filter((leaf) => leaf.value === replaced).map((leaf) => leaf.path)
    const put = (sign: unknown) =>
      places.reduce((input, place) => withLeaf(input, place, sign), own)
    return { path, foreign: put(value), nowhere: put(nowhereOf(String(value))) }
  })
}

const describeOutcome = ({ reply }: Outcome) => describeReply(reply)

/**
 * Things of another school are neither returned, changed nor given away, and the refusal does not
 * reveal that they exist.
 */
async function complaintAbout(named: NamedCall, { path, foreign, nowhere }: Swap) {
  const asker = rightfulAsker(named, scene.second)
  const outcome = await ask(named, foreign, asker)
  const missing = await ask(named, nowhere, asker)
  const { reply, changed } = outcome
  if (reply.body.ok && !isEmpty(reply.body.data)) return `${path}: answered ${reply.text}`
  if (changed.length > 0) return `${path}: changed ${changed.join(', ')}`
  if (describeOutcome(outcome) !== describeOutcome(missing))
    return `${path}: said ${describeOutcome(outcome)}, and ${describeOutcome(missing)} of what is not there`
  const leaks = leaksOf(outcome, foreign)
  return leaks.length > 0 ? `${path}: gave away ${leaks.join(', ')}` : undefined
}

describe('[FRM-192] a sign of another school is not found, and changes nothing', () => {
  it.each(titled)('%s', async (_, named) => {
    const complaints: string[] = []
    for (const swap of await swapsOf(named)) {
      const complaint = await complaintAbout(named, swap)
      if (complaint) complaints.push(complaint)
    }
    expect(complaints).toEqual([])
  })

  it('the samples contain every kind of sign', async () => {
    const swaps = await Promise.all(everyCall.map(swapsOf))
    expect(swaps.flat().length).toBeGreaterThan(60)
  })
})

describe('[FRM-192] people of one school see no data of another', () => {
  it.each(titled)('%s', async (_, named) => {
    const names = ruleOf(named.noun, named.name)?.namesSchools
    const unnamed = (secret: string) => !names || secret !== scene.first.word
    for (const role of ['student', 'teacher', 'platformAdmin'] as const) {
      const own = await named.sample(scene.second)
      const outcome = await ask(named, own, scene.second.people[role])
      expect(leaksOf(outcome, own).filter(unnamed), `${role} was told of the first school`).toEqual(
        [],
      )
    }
    const own = await named.sample(scene.second)
    const here = await ask(named, own, rightfulAsker(named, scene.second))
    expect(describeOutcome(here)).toMatch(/^200 /)
    expect(leaksOf(here, own).filter(unnamed)).toEqual([])
  })
})

describe('[FRM-192] a session of one school counts as a visitor at the address of another', () => {
  it.each(titled)('%s', async (_, named) => {
    const { token } = scene.first.people.platformAdmin
    const { host } = scene.second
    const astray = await ask(named, await named.sample(scene.second), { token, host })
    const visitor = await ask(named, await named.sample(scene.second), { host })
    if (named.call.who !== 'anyone') expect(astray.reply.body.code).toBe(-1001)
    const report = ({ reply }: Outcome) => [reply.status, reply.body.code]
    expect(report(astray)).toEqual(report(visitor))
  })
})
