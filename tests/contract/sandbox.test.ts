import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { rows } from './rows.ts'
import { Sandbox } from './sandbox.ts'

let testApp: TestApp
let sandbox: Sandbox
let userId: number

beforeAll(async () => {
  testApp = await openTestApp()
  userId = (await testApp.person()).userId
  sandbox = await Sandbox.enter(testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await testApp.close()
})

const rename = () => rows(testApp, "update users set name = 'Another' where id = $1", [userId])
const nameOf = async () => {
  const [row] = await rows<{ name: string }>(testApp, 'select name from users where id = $1', [
    userId,
  ])
  return row?.name
}

it('detects each table with changed rows, repeatedly, and rolls the changes back', async () => {
  const name = await nameOf()
  expect((await sandbox.undone(rename)).changed).toEqual(['users'])
  expect(await nameOf()).toBe(name)
  expect((await sandbox.undone(rename)).changed).toEqual(['users'])
})

it('detects changes by a statement that begins with another keyword, and deleted rows', async () => {
  const hidden =
    "with done as (update users set name = 'Hidden' returning 1) select count(*) from done"
  expect((await sandbox.undone(() => rows(testApp, hidden))).changed).toEqual(['users'])
  const changed = await sandbox.undone(async () => {
    await rows(testApp, 'delete from sessions where user_id = $1', [userId])
    return rename()
  })
  expect(changed.changed.toSorted()).toEqual(['sessions', 'users'])
})

it('detects nothing when rows are written and restored', async () => {
  expect((await sandbox.undone(nameOf)).changed).toEqual([])
  const backAndForth = async () => {
    const name = await nameOf()
    await rename()
    await rows(testApp, 'update users set name = $2 where id = $1', [userId, name])
  }
  expect((await sandbox.undone(backAndForth)).changed).toEqual([])
})
