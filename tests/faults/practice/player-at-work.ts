import { practice, type PracticeRun } from '@titian/contract'
import { order } from '../../../apps/server/src/modules/practice/factories.ts'
import type { Person } from '../../../apps/server/src/testing/test-app.ts'
import { pause } from '../class-at-work.ts'

/** One playing student, with the acknowledged orders. */
export interface Player {
  student: Person
  run: PracticeRun
  /** The ordered quantities by week, from the first week. */
  orders: number[]
  /** Responses other than a confirmation. */
  refused: string[]
}

async function send(origin: string, { student, run }: Player, quantity: number) {
  const { method, path } = practice.decideRun
  const { sign, number, day } = run
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      language: 'en',
      cookie: `token=${student.token}`,
    },
    body: JSON.stringify({ sign, number, decisions: [order(day, quantity)], endDay: 0 }),
  })
  return (await response.json()) as { ok: boolean; msg: string; data: PracticeRun }
}

/**
 * Sends the same order until a response comes, like the page: the previous one may have been
 * stored.
 */
async function untilAnswered(origin: string, player: Player, quantity: number) {
  for (;;) {
    try {
      const { ok, msg, data } = await send(origin, player, quantity)
      if (ok) return data
      player.refused.push(msg)
      return undefined
    } catch {
      await pause(20)
    }
  }
}

/**
 * Orders week by week until `isOver` or the last week; the last order is completed, so that its
 * result is known.
 */
export async function playUntil(origin: string, player: Player, isOver: () => boolean) {
  while (!isOver() && player.run.state === 'active') {
    const quantity = 1 + ((player.student.userId * 31 + player.run.day * 17) % 40)
    const run = await untilAnswered(origin, player, quantity)
    if (!run) return
    player.orders.push(quantity)
    player.run = run
  }
}
