import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findSchoolByHost, setMostHosts } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(async () => {
  setMostHosts(1000)
  await testApp.close()
})

async function statementsFor(host: string): Promise<number> {
  const { pool } = testApp.database
  const before = pool.statements
  await findSchoolByHost(testApp.db, host)
  return pool.statements - before
}

it('[FRM-475] drops the least recently used host only', async () => {
  setMostHosts(2)
  expect([await statementsFor('localhost'), await statementsFor('one.example')]).toEqual([1, 1])
  expect(await statementsFor('localhost')).toBe(0)
  expect(await statementsFor('two.example')).toBe(1)
  // The cache keeps the host that was used last, so unknown host names displace only each other.
  expect(await statementsFor('localhost')).toBe(0)
  expect(await statementsFor('one.example')).toBe(1)
})
