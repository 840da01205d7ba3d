import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { isConflict } from './database.ts'
import { migrate } from './migrate.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
  await world.db.execute(sql`create table probe (id integer primary key, note text)`)
})
afterAll(() => world.close())

it('rolls a failed transaction back and goes on', async () => {
  await expect(
    world.db.transaction(async (tx) => {
      await tx.execute(sql`insert into probe values (1, 'lost')`)
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  const { rows } = await world.db.execute(sql`select count(*)::int as n from probe`)
  expect(rows[0]).toEqual({ n: 0 })
})

it('lets many transactions at once take turns without losing one', async () => {
  const add = (id: number) =>
    world.db.transaction((tx) => tx.execute(sql`insert into probe values (${id}, 'kept')`))
  await Promise.all(Array.from({ length: 30 }, (_, index) => add(100 + index)))
  const { rows } = await world.db.execute(sql`select count(*)::int as n from probe where id >= 100`)
  expect(rows[0]).toEqual({ n: 30 })
})

it('tells a conflict from any other fault', async () => {
  await world.db.execute(sql`insert into probe values (2, 'first')`)
  const again = await world.db
    .execute(sql`insert into probe values (2, 'second')`)
    .catch((error: unknown) => error)
  expect(isConflict(again)).toBe(true)
  expect(isConflict(again, 'probe_pkey')).toBe(true)
  expect(isConflict(again, 'another')).toBe(false)
  const wrong = await world.db
    .execute(sql`insert into nowhere values (1)`)
    .catch((error: unknown) => error)
  expect(isConflict(wrong)).toBe(false)
})

it('fails at once, instead of waiting for itself, when the outer handle is used inside a transaction', async () => {
  if (world.database.pool.kind !== 'embedded') return
  const refused = await world.db
    .transaction(() => world.db.execute(sql`select 1`))
    .catch((error: Error) => error)
  expect(refused).toHaveProperty('cause.message', expect.stringMatching(/pass the transaction on/))
})

it('applies each migration once', async () => {
  expect(await migrate(world.database.pool)).toEqual([])
})
