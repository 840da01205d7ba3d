import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../apps/server/src/testing/world.ts'
import { rows } from './rows.ts'
import { Sandbox } from './sandbox.ts'

let world: World
let sandbox: Sandbox
let userId: number

beforeAll(async () => {
  world = await openWorld()
  userId = (await world.person()).userId
  sandbox = await Sandbox.enter(world)
})
afterAll(async () => {
  await sandbox.leave()
  await world.close()
})

const rename = () => rows(world, "update users set name = 'Another' where id = $1", [userId])
const nameOf = async () => {
  const [row] = await rows<{ name: string }>(world, 'select name from users where id = $1', [
    userId,
  ])
  return row?.name
}

it('sees each table in which rows were changed, once and again, and takes the changes back', async () => {
  const name = await nameOf()
  expect((await sandbox.undone(rename)).changed).toEqual(['users'])
  expect(await nameOf()).toBe(name)
  expect((await sandbox.undone(rename)).changed).toEqual(['users'])
})

it('sees what a statement changes that begins with something else, and rows that are gone', async () => {
  const hidden =
    "with done as (update users set name = 'Hidden' returning 1) select count(*) from done"
  expect((await sandbox.undone(() => rows(world, hidden))).changed).toEqual(['users'])
  const changed = await sandbox.undone(async () => {
    await rows(world, 'delete from sessions where user_id = $1', [userId])
    return rename()
  })
  expect(changed.changed.toSorted()).toEqual(['sessions', 'users'])
})

it('sees nothing where rows are as they were, whatever was written meanwhile', async () => {
  expect((await sandbox.undone(nameOf)).changed).toEqual([])
  const backAndForth = async () => {
    const name = await nameOf()
    await rename()
    await rows(world, 'update users set name = $2 where id = $1', [userId, name])
  }
  expect((await sandbox.undone(backAndForth)).changed).toEqual([])
})
