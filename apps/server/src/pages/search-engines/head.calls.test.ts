import { courses } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articles } from '../../modules/articles/index.ts'
import { makeTraining } from '../../modules/training/factories.ts'
import { hostileName, openPublicSite, type PublicSite, readAll } from '../../testing/public-site.ts'

const at = 'http://localhost'

let site: PublicSite

beforeAll(async () => {
  site = await openPublicSite()
}, 90_000)
afterAll(() => site.close())

/** Reads the elements of a page's head. */
async function headOf(url: string, host = 'localhost') {
  const { body, statusCode, headers } = await site.visit(url, { host })
  const one = (pattern: RegExp) => {
    const found = readAll(body, pattern)
    expect(found.length, String(pattern)).toBeLessThanOrEqual(1)
    return found[0]
  }
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const things = blocks.flatMap(([, json = '']) => JSON.parse(json)['@graph'])
  const languages = readAll(body, /hreflang="([^"]*)"/g)
  const addresses = readAll(body, /hreflang="[^"]*" href="([^"]*)"/g)
  return {
    body,
    statusCode,
    headers,
    property: (name: string) => one(new RegExp(`<meta property="${name}" content="([^"]*)">`, 'g')),
    canonical: one(/<link rel="canonical" href="([^"]*)">/g),
    alternates: Object.fromEntries(
      languages.map((language, place) => [language, addresses[place]]),
    ),
    robots: one(/<meta name="robots" content="([^"]*)">/g),
    card: one(/<meta name="twitter:card" content="([^"]*)">/g),
    thing: (type: string) => things.find((thing) => thing['@type'] === type),
  }
}

describe('the canonical address', () => {
  it.each([
    ['/home/', '/en/home'],
    ['/ZH/home', '/zh/home'],
    ['/%E4%B8%AD/home?from=mail', '/zh/home'],
    ['/home?temporaryToken=abc', '/en/home'],
    ['/course', '/en/course'],
    ['/my/tiktok_shop/', '/my/course'],
    ['/course?sort=price&order=asc&utm_source=x', '/en/course'],
    ['/course?page=1&isFree=', '/en/course'],
    ['/course?hotType=bogus&page=x', '/en/course'],
    ['/zh/course?order=asc&isFree=true&courseKindId=4', '/zh/course?courseKindId=4&isFree=1'],
    ['/course?courseLanguage=de', '/en/course'],
    ['/agreement?form=2&x=1', '/en/agreement?form=2'],
    ['/agreement?form=1', '/en/agreement'],
    ['/download-app', '/en/download-app'],
  ])('[FRM-290] of %s is %s', async (url, canonical) => {
    const { canonical: said, robots, property } = await headOf(url)
    expect([said, robots, property('og:url')]).toEqual([at + canonical, undefined, at + canonical])
  })

  it('[FRM-290] of a course contains its sign only, for every tab', async () => {
    const { canonical } = await headOf(`/zh/courseDetail/${site.sign('soup')}/?tab=teacher&ref=1`)
    expect(canonical).toBe(`${at}/zh/courseDetail/${site.sign('soup')}`)
  })

  it('[FRM-290] differs between the pages of the list', async () => {
    await site.addMore(12, { kindId: 6 })
    const { canonical, thing } = await headOf('/course?page=2&sort=price')
    expect(canonical).toBe(`${at}/en/course?page=2`)
    expect(thing('ItemList').itemListElement[0].position).toBe(13)
    expect(thing('ItemList').url).toBe(canonical)
  })

  it('[FRM-291] is listed with the address in every other language and a default', async () => {
    const { alternates } = await headOf('/zh/course?courseKindId=4&sort=price')
    const address = (language: string) => `${at}/${language}/course?courseKindId=4`
    expect(alternates).toEqual({
      en: address('en'),
      'zh-CN': address('zh'),
      ms: address('my'),
      'x-default': address('en'),
    })
  })

  it.each([
    '/course?courseName=soup',
    '/course?courseKindId=99',
    '/course?page=900',
    `/course?courseTypeSign=${'x'.repeat(22)}`,
    '/login',
    '/home/learning/center',
    '/testPaper/abc',
    '/no/such/page',
    '/courseDetail/unknown',
  ])('[FRM-292] no search engine lists %s', async (url) => {
    const { robots, canonical, alternates, card } = await headOf(url)
    expect([robots, canonical, alternates, card]).toEqual(['noindex', undefined, {}, undefined])
  })

  it('[FRM-292] is missing for a course that is hidden from visitors', async () => {
    for (const name of ['draft', 'off', 'elsewhere'] as const) {
      const { robots, canonical, statusCode, body } = await headOf(
        `/courseDetail/${site.sign(name)}`,
      )
      expect([statusCode, robots, canonical]).toEqual([404, 'noindex', undefined])
      expect(body).not.toContain('application/ld+json')
    }
  })

  it('[RES-107] [FRM-292] is missing for a shared resume, which shared caches do not store', async () => {
    for (const url of ['/resume/share/abc', '/zh/resume/share/abc', '/my/resume/share/abc']) {
      for (const _ of ['first', 'kept']) {
        const { headers, robots, statusCode } = await headOf(url)
        const said = [statusCode, headers['x-robots-tag'], robots, headers['cache-control']]
        expect(said).toEqual([200, 'noindex', 'noindex', 'private, no-cache'])
      }
    }
  })

  it('[FRM-292] is missing for an application that a company opens by its link, and the link is not sent to other hosts', async () => {
    for (const url of ['/company-answer/abc', '/zh/company-answer/abc']) {
      const { headers, robots, statusCode } = await headOf(url)
      expect([statusCode, headers['x-robots-tag'], robots]).toEqual([200, 'noindex', 'noindex'])
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  })

  it('[FRM-292] is missing on the sites of teachers and staff', async () => {
    for (const url of ['/teacher/', '/admin/', '/admin/x']) {
      const { headers, robots } = await headOf(url)
      expect([headers['x-robots-tag'], robots]).toEqual(['noindex', 'noindex'])
    }
    expect((await site.visit('/home')).headers['x-robots-tag']).toBeUndefined()
  })
})

describe('structured data', () => {
  it('[FRM-293] describes the school', async () => {
    await site.testApp.db
      .execute(sql`update schools set email = 'hello@titian.example', social_links =
      '[{"name":"W","url":"https://social.example/t"},{"name":"L","url":"/local"}]' where id = ${site.testApp.schoolId}`)
    await expect
      .poll(async () => (await headOf('/home')).thing('Organization'))
      .toMatchObject({ email: 'hello@titian.example', sameAs: ['https://social.example/t'] })
    const { thing } = await headOf('/zh/home')
    expect(thing('Organization').url).toBe(`${at}/zh/home`)
  })

  it('[CRS-214] names the teaching language of a course, which may differ from the language of the page', async () => {
    await site.testApp.db.execute(
      sql`update courses set language = 'my' where id = ${site.ids.hostile}`,
    )
    const courseOf = async () =>
      (await headOf(`/zh/courseDetail/${site.sign('hostile')}`)).thing('Course')
    await expect.poll(courseOf).toMatchObject({ inLanguage: 'ms' })
    await site.testApp.db.execute(
      sql`update courses set language = 'en' where id = ${site.ids.hostile}`,
    )
    await expect.poll(courseOf).toMatchObject({ inLanguage: 'en' })
    // The order of the languages in the query does not change the address.
    const { canonical } = await headOf('/course?courseLanguage=zh,en&type=2')
    expect(canonical).toBe(`${at}/en/course?courseLanguage=en%2Czh&type=2`)
  })

  it('[FRM-293] describes a course, its price and its position in the catalogue', async () => {
    const { thing } = await headOf(`/zh/courseDetail/${site.sign('soup')}`)
    const url = `${at}/zh/courseDetail/${site.sign('soup')}`
    expect(thing('Course')).toMatchObject({
      name: '煮汤入门',
      description: 'Cook & serve soup',
      inLanguage: 'zh-CN',
      url,
      offers: { price: '0.00', priceCurrency: 'MYR', category: 'Free' },
      hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT3H' },
    })
    const { itemListElement: steps } = thing('BreadcrumbList')
    expect(steps.map(({ item }: { item: string }) => item)).toEqual([
      `${at}/zh/home`,
      `${at}/zh/course`,
      url,
    ])
    const paid = (await headOf(`/courseDetail/${site.sign('hostile')}`)).thing('Course')
    expect(paid.offers).toMatchObject({ price: '48.50', category: 'Paid' })
    const abroad = await headOf(`/courseDetail/${site.sign('elsewhere')}`, 'other.localhost')
    expect(abroad.thing('Course').offers.priceCurrency).toBe('USD')
  })

  it('[FRM-293] lists the courses of the list', async () => {
    const { body } = await site.testApp.ask(courses.courseList, { page: 1, size: 12 })
    const list = (await headOf('/course')).thing('ItemList').itemListElement
    expect(list.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual(
      body.data?.list.map((card) => [card.courseName, `${at}/en/courseDetail/${card.sign}`]),
    )
  })

  it('[FRM-293] escapes hostile names', async () => {
    const { body, thing, property } = await headOf(`/courseDetail/${site.sign('hostile')}`)
    expect(thing('Course').name).toBe(hostileName)
    expect(thing('BreadcrumbList').itemListElement[2].name).toBe(hostileName)
    expect(property('og:title')).toContain(hostileName)
    expect(body).not.toContain('<img')
    const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? []
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  })
})

describe('the picture of a shared page', () => {
  it('[FRM-297] is named in the head with its size', async () => {
    const { property, card } = await headOf(`/zh/courseDetail/${site.sign('soup')}`)
    expect(property('og:image')).toBe(`${at}/art/og/zh/${site.sign('soup')}.png`)
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
    expect([property('og:locale'), card]).toEqual(['zh_CN', 'summary_large_image'])
    expect((await headOf('/home')).property('og:image')).toBe(`${at}/art/og/en/school.png`)
  })

  it('[FRM-297] is the cover of a course that has one', async () => {
    const { property } = await headOf(`/courseDetail/${site.sign('pictured')}`)
    expect([property('og:image'), property('og:image:width')]).toEqual([
      at + site.coverAddress,
      undefined,
    ])
  })

  it('[CNT-101] is drawn for each published article and training with its title, and for nothing unpublished', async () => {
    const { testApp } = site
    const { schoolId } = testApp
    const teacher = await testApp.person('teacher,normal')
    const now = testApp.clock.now()
    const make = async (title: string, plan: Partial<typeof articles.$inferInsert> = {}) => {
      const values = { schoolId, authorId: teacher.userId, title, coverSeed: title }
      const [row] = await testApp.db
        .insert(articles)
        .values({
          ...values,
          content: '<p>Rice</p>',
          summary: 'Rice',
          minutes: 1,
          state: 'published',
          publishedAt: now,
          createdAt: now,
          updatedAt: now,
          ...plan,
        })
        .returning({ id: articles.id })
      return testApp.seal('article', row?.id ?? 0)
    }
    const [one, two, draft] = [
      await make('Water on the terraces'),
      await make('梯田上的水'),
      await make('Draft', { state: 'draft' }),
    ]
    const { trainId } = await makeTraining(testApp, teacher, { course: { names: { en: 'Roast' } } })
    const hidden = await makeTraining(testApp, teacher, { published: false })
    const asked = (sign: string, host = 'localhost') =>
      site.visit(`/art/og/en/${sign}.png`, { host })
    const drawn = await Promise.all([one, two, trainId].map((sign) => asked(sign)))
    for (const { statusCode, headers, rawPayload } of drawn) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3)
    for (const sign of [draft, hidden.trainId]) expect((await asked(sign)).statusCode).toBe(404)
    expect((await asked(one, 'other.localhost')).statusCode).toBe(404)
    const own = await make('Pictured', { coverFileId: site.coverId })
    const led = await asked(own)
    expect([led.statusCode, led.headers.location]).toEqual([302, site.coverAddress])
    expect((await headOf(`/article/${one}`)).property('og:image')).toBe(
      `${at}/art/og/en/${one}.png`,
    )
    expect((await headOf(`/trainDetail/${trainId}`)).property('og:image')).toBe(
      `${at}/art/og/en/${trainId}.png`,
    )
    expect((await headOf(`/article/${own}`)).property('og:image')).toBe(at + site.coverAddress)
  })
})
