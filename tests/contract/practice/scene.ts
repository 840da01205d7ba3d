import { practice } from '@titian/contract'
import { startRun } from '../../../apps/server/src/modules/practice/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people-scene.ts'

export interface PracticeScene {
  /** An open run of the student, with a note beside its first order. */
  run: string
  /** A run of the student that has ended. */
  ended: string
}

export async function makeRuns(
  testApp: TestApp,
  { student }: People,
  word: string,
): Promise<PracticeScene> {
  const { sign: run } = await startRun(testApp, student)
  const command = { type: 'order', week: 1, quantity: 5 }
  const decisions = [{ seat: 'retailer', command, note: `${word} note` }]
  await testApp.ask(practice.decideRun, { sign: run, number: 1, decisions }, student)
  const { sign: ended } = await startRun(testApp, student, { idSign: 'inventory-bench' })
  await testApp.ask(practice.submitRun, { sign: ended }, student)
  return { run, ended }
}
