import { employment, type PostsFound } from '@titian/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readEnv } from '../../../apps/server/src/env.ts'
import { makeCompany, makePost } from '../../../apps/server/src/modules/employment/factories.ts'
import { employmentModule } from '../../../apps/server/src/modules/employment/index.ts'
import { ContentWatch } from '../../../apps/server/src/platform/content/content-watch.ts'
import { CachedAnswers } from '../../../apps/server/src/platform/content/shared.ts'
import { bind } from '../../../apps/server/src/platform/http/bind.ts'
import { createHttp } from '../../../apps/server/src/platform/http/web-server.ts'
import { openTestApp, type TestApp } from '../../../apps/server/src/testing/test-app.ts'

let testApp: TestApp
let http: Awaited<ReturnType<typeof createHttp>>
let kept: { schoolId: number; createdBy: number }
let companyId: number
let host: string

beforeAll(async () => {
  testApp = await openTestApp()
  const staff = await testApp.person('schoolAdmin,normal')
  ;({ host } = staff)
  kept = { schoolId: staff.schoolId, createdBy: staff.userId }
  companyId = await makeCompany(testApp.db, kept, testApp.clock.now())
  http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const watch = new ContentWatch()
  await watch.start(testApp.database.pool)
  bind(http, employmentModule.routes, testApp.app.deps, new CachedAnswers(watch, 1024 * 1024))
  await http.ready()
}, 90_000)
afterAll(async () => {
  await http.close()
  await testApp.close()
})

const cities = ['MY-14-01', 'MY-10-01', 'CN-31-01', '']
const industries = ['ecommerce', 'software', 'logistics']
const words = ['operator', 'editor', '运营']
const pick = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length]
  if (value === undefined) throw new Error('Nothing to pick from.')
  return value
}

interface Model {
  id: number
  word: string
  city: string
  industry: string
  nature: number
  degree: number
  remote: boolean
}
type Asked = Partial<Record<'content' | 'city' | 'industry' | 'remote', string>>

const fits = (post: Model, { content, city, industry, remote }: Asked) =>
  (!content || post.word === content) &&
  (!city || post.city === city || post.city.startsWith(`${city}-`)) &&
  (!industry || post.industry === industry) &&
  (!remote || post.remote)

function tally(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const code of codes) if (code !== '') counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** The codes of the city, its state and its country. */
const placesOf = (city: string) =>
  city === '' ? [] : city.split('-').map((_, at, parts) => parts.slice(0, at + 1).join('-'))

/** Counts by reading every live post, for comparison. */
function recount(posts: readonly Model[], asked: Asked) {
  const found = posts.filter((post) => fits(post, asked))
  return {
    total: found.length,
    cities: tally(found.flatMap(({ city }) => placesOf(city))),
    industries: tally(found.map(({ industry }) => industry)),
    natures: [1, 2, 3].map(
      (code) => found.filter(({ nature }) => nature === code || nature === 3).length,
    ),
    degrees: [1, 2, 3, 4, 5, 6, 7].map(
      (code) => found.filter(({ degree }) => degree <= code).length,
    ),
    remote: found.filter(({ remote }) => remote).length,
  }
}

async function ask(asked: Asked) {
  const query = new URLSearchParams({ ...asked, page: '1', size: '10' }).toString()
  const { body } = await http.inject({
    method: 'GET',
    url: `/api/v1${employment.searchPost.path}?${query}`,
    headers: { host, language: 'en' },
  })
  const { data } = JSON.parse(body) as { data: PostsFound }
  const counted = (facets: PostsFound['facets']['cities']) =>
    Object.fromEntries(
      facets.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]),
    )
  const { cities: places, industries: fields, natures, degrees, remote } = data.facets
  return {
    total: data.total,
    cities: counted(places),
    industries: counted(fields),
    natures: natures.map(({ count }) => count),
    degrees: degrees.map(({ count }) => count),
    remote,
  }
}

it('[JOB-148] counts the posts that visitors find correctly after each change of a post', async () => {
  let live: Model[] = []
  // A seed for pseudo-random numbers, so that a failure can be repeated.
  let seed = 7
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8
  for (let step = 0; step < 60; step += 1) {
    const taken = live.length > 0 && next() % 3 === 0 ? pick(live, next()) : undefined
    if (taken) {
      const column = next() % 2 === 0 ? 'taken_down_at' : 'ends_at'
      await testApp.database.pool.query({
        text: `update job_posts set ${column} = $1 where id = $2`,
        values: [testApp.clock.now().toISOString(), taken.id],
      })
      live = live.filter((one) => one !== taken)
    } else {
      const word = pick(words, next())
      const fields = {
        city: pick(cities, next()),
        industry: pick(industries, next()),
        nature: pick([1, 2, 3] as const, next()),
        degree: next() % 8,
        remote: next() % 4 === 0,
      }
      const post = { ...kept, companyId, title: word, skills: [], ...fields }
      const id = await makePost(testApp.db, post, testApp.clock.now())
      live = [...live, { id, word, ...fields }]
    }
    const asked: Asked = pick(
      [
        {},
        { content: pick(words, next()) },
        { city: pick(['MY', 'MY-14', 'CN-31-01'], next()) },
        { industry: pick(industries, next()), remote: '1' },
      ],
      next(),
    )
    await expect.poll(() => ask(asked), { timeout: 3000 }).toEqual(recount(live, asked))
  }
  // The same search for a second time is answered from the cache, without a statement.
  const before = await ask({})
  const query = vi.spyOn(testApp.database.pool, 'query')
  expect(await ask({})).toEqual(before)
  const searched = query.mock.calls.filter(([one]) => JSON.stringify(one).includes('post_terms'))
  query.mockRestore()
  expect(searched).toEqual([])
}, 60_000)
