import { expect, it } from 'vitest'
import { refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import { answerLagging } from './lagging-reads.ts'

const now = new Date('2026-12-01T10:00:00Z')
const share = { group: '/audit/list', rank: 'read' } as const
const primary = 'primary'
const copy = 'replica'

const contextWith = (wrote?: string) =>
  ({ db: primary, now, client: { cookies: { wrote } } }) as unknown as Context

/** A replica that notes which moment was asked for. */
function noteMoments() {
  const moments: number[] = []
  const failures: unknown[] = []
  const replica = {
    dbAsOf: (moment: number) => {
      moments.push(moment - now.getTime())
      return copy as never
    },
    failed: (error: unknown) => failures.push(error),
  }
  return { replica, moments, failures }
}

const dbOf = async ({ db }: Context) => db as unknown

it('[OPS-100] asks the replica for everything that is older than the longest lag', async () => {
  const { replica, moments } = noteMoments()
  expect(await answerLagging(replica, share, contextWith(), dbOf)).toBe(copy)
  expect(moments).toEqual([-2000])
})

it('[OPS-101] asks for own writes also where the clock of the process that wrote is four seconds late', async () => {
  const { replica, moments } = noteMoments()
  for (const ago of [0, 3000, 10_000])
    await answerLagging(replica, share, contextWith(String(now.getTime() - ago)), dbOf)
  expect(moments).toEqual([4000, 1000, -2000])
})

it('[OPS-102] lets the primary answer what the replica cannot answer or refuses', async () => {
  const { replica, failures } = noteMoments()
  const failing = async ({ db }: Context) => {
    if ((db as unknown) === copy) throw new Error('The replica is away.')
    return db as unknown
  }
  const refusing = async ({ db }: Context) =>
    (db as unknown) === copy ? refusal('notFound') : (db as unknown)
  expect(await answerLagging(replica, share, contextWith(), failing)).toBe(primary)
  expect(failures).toHaveLength(1)
  expect(await answerLagging(replica, share, contextWith(), refusing)).toBe(primary)
  expect(failures).toHaveLength(1)
})
