import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listHotNews, listRecommended } from './queries.ts'

let testApp: TestApp

/** Half of the articles are news. Ten people have opened each. */
const articles = 600
const visits = 10 * articles

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const { userId } = await testApp.person('teacher,normal')
  await db.execute(sql`
    insert into articles (school_id, author_id, category, title, cover_seed, state, created_at, updated_at, published_at)
    select ${schoolId}::bigint, ${userId}::bigint, case when n % 2 = 0 then 1 end, 'Article ' || n, 'seed', 'published', now(), now(), now()
    from generate_series(1, ${articles}) n`)
  await db.execute(sql`
    insert into users (school_id, area_code, mobile, name)
    select ${schoolId}::bigint, '60', (180000000 + n)::text, 'Reader ' || n from generate_series(1, 10) n`)
  await db.execute(sql`
    insert into article_visits (school_id, article_id, user_id, visited_at)
    select a.school_id, a.id, u.id, now() from articles a join users u on u.school_id = a.school_id and u.name like 'Reader %'`)
  await db.execute('analyze users, articles, article_visits')
}, 240_000)
afterAll(() => testApp.close())

it('[FRM-334] reads each visit only a few times when it sorts news and articles by use', async () => {
  const { database, db, schoolId } = testApp
  for (const ask of [
    () => listHotNews(db, schoolId, 8),
    () => listRecommended(db, schoolId, { page: 1, size: 10 }),
  ])
    expect(lookedAt((await plansOf(database.pool, ask)).flat())).toBeLessThan(visits * 5)
})
