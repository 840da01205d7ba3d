import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublicSite, type PublicSite, readAll } from '../../testing/public-site.ts'

const at = 'http://localhost'

let site: PublicSite

beforeAll(async () => {
  site = await openPublicSite()
}, 90_000)
afterAll(() => site.close())

describe('robots.txt', () => {
  it('[FRM-296] closes private areas in every language and names the sitemap', async () => {
    const { body, headers } = await site.visit('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = body.split('\n')
    for (const path of [
      '/login',
      '/home/learning',
      '/testPaper/',
      '/college/course-video/',
      '/college/preview/',
      '/home/uploading',
    ])
      expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /*${path}`]))
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Allow: /api/v1/file/public/')
    expect(lines).toContain(`Sitemap: ${at}/sitemap.xml`)
    expect(body).not.toMatch(/Disallow: \/(teacher|admin)/)
    const other = await site.visit('/robots.txt', { host: 'other.localhost' })
    expect(other.body).toContain('Sitemap: http://other.localhost/sitemap.xml')
    expect((await site.visit('/robots.txt', { host: 'unknown.example' })).statusCode).toBe(404)
  })
})

describe('sitemap.xml', () => {
  const locations = (body: string) => readAll(body, /<loc>(.*?)<\/loc>/g)

  it('[FRM-294] lists the public pages of one school in every language, and nothing unpublished', async () => {
    const { body, headers } = await site.visit('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const all = locations(body)
    expect(new Set(all).size).toBe(all.length)
    for (const language of ['en', 'zh', 'my'])
      expect(all).toEqual(
        expect.arrayContaining([
          `${at}/${language}/home`,
          `${at}/${language}/course`,
          `${at}/${language}/courseDetail/${site.sign('soup')}`,
        ]),
      )
    for (const name of ['draft', 'off', 'elsewhere'] as const)
      expect(body).not.toContain(site.sign(name))
    const other = locations((await site.visit('/sitemap.xml', { host: 'other.localhost' })).body)
    expect(other).toContain(`http://other.localhost/en/courseDetail/${site.sign('elsewhere')}`)
    expect(other.join()).not.toContain(site.sign('soup'))
    expect((await site.visit('/sitemap.xml', { host: 'unknown.example' })).statusCode).toBe(404)
  })

  it('[FRM-294] lists for each page the date of its change and its addresses in other languages', async () => {
    const { body } = await site.visit('/sitemap.xml')
    const url = body
      .split('<url>')
      .find((one) => one.includes(`/en/courseDetail/${site.sign('soup')}</loc>`))
    expect(url).toContain(`<lastmod>${site.testApp.clock.now().toISOString()}</lastmod>`)
    for (const [language, prefix] of [
      ['en', 'en'],
      ['zh-CN', 'zh'],
      ['ms', 'my'],
      ['x-default', 'en'],
    ])
      expect(url).toContain(
        `hreflang="${language}" href="${at}/${prefix}/courseDetail/${site.sign('soup')}"`,
      )
  })

  it('[FRM-295] needs six statements at most, for any number of courses', async () => {
    let shown = ''
    const statements = await site.testApp.statementsOf(async () => {
      shown = (await site.testApp.app.http.inject({ url: '/sitemap.xml' })).body
    })
    expect(shown).toContain(site.sign('soup'))
    expect(statements).toBeLessThanOrEqual(6)
  })

  it('[FRM-295] is cached, answers 304 to clients that have it, and shows a change within a second', async () => {
    const first = await site.visit('/sitemap.xml')
    const etag = String(first.headers['etag'])
    expect(await site.visit('/sitemap.xml', { 'if-none-match': etag })).toMatchObject({
      statusCode: 304,
      body: '',
    })
    await site.testApp.db.execute(
      sql`update courses set on_list = false where id = ${site.ids.pictured}`,
    )
    const shows = async () =>
      (await site.visit('/sitemap.xml')).body.includes(site.sign('pictured'))
    await expect.poll(shows, { timeout: 1000 }).toBe(false)
    await site.testApp.db.execute(
      sql`update courses set on_list = true where id = ${site.ids.pictured}`,
    )
    await expect.poll(shows, { timeout: 1000 }).toBe(true)
  })

  it('[FRM-295] becomes an index of files that contain each address once when there are many courses', async () => {
    const headers = { host: 'other.localhost' }
    await site.testApp.db.execute(sql`insert into courses
      (school_id, author_id, names, name_search, cover_seed, audit_status, on_list, created_at, updated_at)
      select school_id, author_id, names, name_search, cover_seed, 2, true, created_at, updated_at
      from courses, generate_series(1, 3400) where id = ${site.ids.elsewhere}`)
    await expect
      .poll(async () => locations((await site.visit('/sitemap.xml', headers)).body), {
        timeout: 5000,
      })
      .toEqual([1, 2].map((file) => `http://other.localhost/sitemap-${file}.xml`))
    const files = await Promise.all(
      [1, 2].map(async (file) =>
        locations((await site.visit(`/sitemap-${file}.xml`, headers)).body),
      ),
    )
    for (const file of files) expect(file.length).toBeLessThanOrEqual(10_000)
    const all = files.flat()
    expect(all).toHaveLength((3 + 3401) * 3)
    expect(new Set(all).size).toBe(all.length)
    for (const url of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml'])
      expect([url, (await site.visit(url, headers)).statusCode]).toEqual([url, 404])
  })
})

describe('the picture for shared links', () => {
  it('[FRM-297] is drawn for courses and schools, and answered with 304 when the client has it', async () => {
    for (const name of [site.sign('soup'), site.sign('hostile'), 'school']) {
      const url = `/art/og/en/${name}.png`
      const { statusCode, headers, rawPayload } = await site.visit(url)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      })
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      const etag = String(headers['etag'])
      expect(await site.visit(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 304 })
    }
  })

  it('[FRM-297] changes with the name, and differs between languages', async () => {
    const etagOf = async (language: string) =>
      (await site.visit(`/art/og/${language}/${site.sign('soup')}.png`)).headers['etag']
    const before = await etagOf('en')
    expect(await etagOf('zh')).not.toBe(before)
    await site.testApp.db.execute(
      sql`update courses set names = '{"en":"New soup"}' where id = ${site.ids.soup}`,
    )
    expect(await etagOf('en')).not.toBe(before)
  })

  it('[FRM-297] is the cover of a course that has one', async () => {
    const { statusCode, headers } = await site.visit(`/art/og/en/${site.sign('pictured')}.png`)
    expect([statusCode, headers['location']]).toEqual([302, site.coverAddress])
  })

  it('[FRM-298] does not exist for things hidden from visitors, nor under invented addresses', async () => {
    const names = ['draft', 'off', 'elsewhere'] as const
    const urls = [
      ...names.map((name) => `/art/og/en/${site.sign(name)}.png`),
      `/art/og/en/${site.testApp.seal('user', site.ids.soup)}.png`,
      `/art/og/en/${'x'.repeat(22)}.png`,
      `/art/og/xx/${site.sign('soup')}.png`,
      `/art/og/en/${site.sign('soup')}.svg`,
      `/art/og/en/${site.sign('soup')}`,
      '/art/og/en/..%2fschool.png',
      '/art/og/en/%00.png',
    ]
    for (const url of urls) expect([url, (await site.visit(url)).statusCode]).toEqual([url, 404])
    const unknown = await site.visit('/art/og/en/school.png', { host: 'unknown.example' })
    expect(unknown.statusCode).toBe(404)
  })

  it('[FRM-298] is drawn once for parallel requests, and refused for a while when too many wait', async () => {
    const made = await site.addMore(16)
    const same = `/art/og/en/${site.testApp.seal('course', made[0] ?? 0)}.png`
    const all = await Promise.all(Array.from({ length: 30 }, () => site.visit(same)))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const many = await Promise.all(
      made.slice(1).map((id) => site.visit(`/art/og/en/${site.testApp.seal('course', id)}.png`)),
    )
    const late = many.filter(({ statusCode }) => statusCode === 503)
    expect(late.length).toBeGreaterThan(0)
    expect(late[0]?.headers['retry-after']).toBe('10')
    expect(many.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(10)
  })
})
