import { practice, type PracticeRun } from '@titian/contract'
import { order } from '../../../apps/server/src/modules/practice/factories.ts'
import type { Person } from '../../../apps/server/src/testing/test-app.ts'
import { pause } from '../class-at-work.ts'

/** A playing student, with the orders that the server has acknowledged. */
export interface Player {
  student: Person
  run: PracticeRun
  /** The ordered quantity of each week, from the first week on. */
  orders: number[]
  /** The texts of responses that confirm nothing. */
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
 * Sends the same order until a response comes, like the page, because the server may have stored
 * the order without a response.
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
 * Orders week by week until `isOver` or the last week. The last order is repeated until its result
 * is known.
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
