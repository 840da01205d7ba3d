import { type InputOf, practice, type PracticeRun } from '@titian/contract'
import type { Person, TestApp } from '../../testing/test-app.ts'

type Begun = Partial<InputOf<typeof practice.startRun>>

/** A run that the person has begun by the call. */
export async function startRun(
  testApp: TestApp,
  by: Person,
  { idSign = 'beer-game', ...how }: Begun = {},
): Promise<PracticeRun> {
  const { body } = await testApp.ask(practice.startRun, { idSign, ...how }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

/** The order of a seat for a week, as the desk sends it. */
export const order = (week: number, quantity: number, seat = 'retailer', note = '') => ({
  seat,
  command: { type: 'order', week, quantity },
  note,
})
