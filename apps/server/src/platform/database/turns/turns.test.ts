import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoTurn, type Share, Turns } from './turns.ts'

const patience = { stuck: 2000, read: 4000, write: 10_000, session: 4000, other: 10_000 }
const size = 12

let now = 0
let turns: Turns
beforeEach(() => {
  vi.useFakeTimers()
  now = 0
  turns = new Turns(size, patience, () => now)
})
afterEach(() => vi.useRealTimers())

const read = (group: string): Share => ({ group, rank: 'read' })
const write = (group: string): Share => ({ group, rank: 'write' })
const session: Share = { group: 'session', rank: 'session' }

/** Lets time pass for the turns and for their timers. */
async function pass(milliseconds: number) {
  now += milliseconds
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** The order in which users get a turn, or `refused` for those that waited too long. */
function ask(shares: (Share | undefined)[]) {
  const got: { name: string; free(isStuck?: boolean): void }[] = []
  const refused: string[] = []
  for (const share of shares) {
    const name = share?.group ?? 'job'
    void turns.take(share).then(
      (free) => got.push({ name, free }),
      (error: unknown) => refused.push(error instanceof NoTurn ? name : 'another error'),
    )
  }
  return { got, refused, names: () => got.map((one) => one.name) }
}

const times = (count: number, share: Share | undefined) =>
  Array.from({ length: count }, () => share)

it('[OPS-040] leaves half of the connections to others when one call takes all it may, and the statements of sessions have no limit', async () => {
  const { got } = ask(times(40, write('/exam/savePaper')))
  await pass(0)
  expect(got.length).toBe(6)
  const others = ask(times(2, read('/course/courseList')))
  await pass(0)
  expect(others.got.length).toBe(2)
  const sessions = ask(times(4, session))
  await pass(0)
  expect(sessions.got.length).toBe(4)
})

it('[OPS-040] lets slow calls hold a third each and two thirds together', async () => {
  const slow = ask([...times(4, read('/a')), ...times(3, write('/b'))])
  await pass(1100)
  const more = ask([read('/a'), ...times(3, write('/b'))])
  const healthy = ask(times(3, read('/c')))
  await pass(10)
  expect([slow.got.length, more.names(), healthy.got.length]).toEqual([7, ['/b'], 3])
})

it('[OPS-040] refuses what waits for two seconds as soon as a statement of the call gave up, until one succeeds', async () => {
  const holders = ask(times(6, write('/a')))
  await pass(1000)
  const waiting = ask(times(4, write('/a')))
  await pass(2500)
  expect(waiting.refused).toEqual([])
  holders.got[0]?.free(true)
  await pass(200)
  expect(waiting.refused).toEqual(['/a', '/a', '/a', '/a'])
  expect(turns.waiting).toBe(0)
  const again = ask(times(4, write('/a')))
  await pass(1900)
  expect(again.refused).toEqual([])
  for (const { free } of holders.got.slice(1)) free()
  await pass(3000)
  expect(again.refused).toEqual([])
  expect(again.got.length).toBe(4)
})

it('[OPS-040] remembers for two seconds that a call was slow, and then lets it take more again', async () => {
  const slow = ask(times(4, read('/a')))
  await pass(1100)
  for (const { free } of slow.got) free()
  const more = ask(times(6, read('/a')))
  await pass(10)
  expect(more.got.length).toBe(4)
  await pass(400)
  for (const { free } of more.got.splice(0)) free()
  await pass(0)
  for (const { free } of more.got) free()
  await pass(2200)
  const after = ask(times(6, read('/a')))
  await pass(10)
  expect(after.got.length).toBe(6)
})

it('[OPS-041] serves a waiting write before reads that came earlier, and the calls of one rank in turn', async () => {
  const holders = ask([...times(6, write('/x')), ...times(6, write('/y'))])
  await pass(0)
  const waiting = ask([read('/a'), read('/a'), read('/b'), write('/exam/savePaper')])
  await pass(10)
  expect(waiting.names()).toEqual([])
  for (const { free } of holders.got) {
    free()
    await pass(1)
  }
  expect(waiting.names()).toEqual(['/exam/savePaper', '/a', '/b', '/a'])
})

it('[OPS-041] keeps connections that no read gets, and refuses reads at once while too many wait', async () => {
  const calls = ['/a', '/b', '/c'].flatMap((group) => times(300, read(group)))
  const { got, refused } = ask(calls)
  await pass(0)
  expect(got.length).toBe(10)
  expect(refused.length).toBe(900 - 10 - 60 * size)
  const saves = ask(times(2, write('/exam/savePaper')))
  await pass(0)
  expect(saves.got.length).toBe(2)
})

it('[OPS-041] lets a read wait for four seconds and a write for ten while statements are quick', async () => {
  const holders = ask(times(12, write('/x')).map((_, at) => write(`/x${at}`)))
  await pass(0)
  const waiting = ask([read('/a'), write('/b')])
  await pass(3900)
  expect(waiting.refused).toEqual([])
  await pass(300)
  expect(waiting.refused).toEqual(['/a'])
  await pass(5600)
  expect(waiting.refused).toEqual(['/a'])
  await pass(300)
  expect(waiting.refused).toEqual(['/a', '/b'])
  expect(holders.got.length).toBe(12)
})

it('[OPS-040] jobs leave connections to requests, and a single connection serves everybody', async () => {
  const jobs = ask(times(20, undefined))
  await pass(0)
  expect(jobs.got.length).toBe(10)
  turns = new Turns(1, patience, () => now)
  for (const share of [undefined, read('/a'), write('/b')]) {
    const { got } = ask([share])
    await pass(0)
    got[0]?.free()
    expect(got.length).toBe(1)
  }
})

it('[OPS-040] ends a turn once, although its connection is released twice', async () => {
  const { got } = ask(times(6, write('/a')))
  await pass(0)
  got[0]?.free()
  got[0]?.free()
  const more = ask(times(6, write('/a')))
  await pass(0)
  expect(more.got.length).toBe(1)
})
