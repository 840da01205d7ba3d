import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { captchaCookies } from './factories.ts'
import { removeExpired } from './jobs.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('removes what has expired, and only that', async () => {
  const [old, fresh] = [await world.person(), await world.person()]
  await captchaCookies(world)
  await world.db.execute(
    sql`update sessions set expires_at = ${new Date(world.clock.now().getTime() - 31 * 86_400_000).toISOString()} where user_id = ${old.userId}`,
  )
  await removeExpired(world.app.services, world.clock.now())
  const { rows } = await world.db.execute(
    sql`select user_id from sessions where user_id in (${old.userId}, ${fresh.userId})`,
  )
  expect(rows).toEqual([{ user_id: String(fresh.userId) }])
  world.clock.pass(301)
  await removeExpired(world.app.services, world.clock.now())
  expect((await world.db.execute(sql`select 1 from captchas`)).rows).toEqual([])
})
