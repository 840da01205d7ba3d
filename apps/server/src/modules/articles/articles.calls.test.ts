import { articles as calls, articleTextMost, people, refusals } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeFile } from '../courses/factories.ts'
import { articleFavourites, articleLikes, articles } from './tables.ts'

let testApp: TestApp
let teacher: Person
let staff: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
  await testApp.ask(calls.saveArticleSettings, { approval: false }, staff)
})

let written = 0
const text = '<h2>Terraces</h2><p>Water runs <strong>down</strong>.</p>'

async function write(by = teacher, more: { category?: 1 | 2 | null; content?: string } = {}) {
  written += 1
  testApp.clock.pass(2)
  const fields = { title: `Rice ${written}`, content: text, ...more }
  const { body } = await testApp.ask(calls.addArticle, fields, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
async function published(by = teacher, more: Parameters<typeof write>[1] = {}) {
  const { sign } = await write(by, more)
  return (await testApp.ask(calls.publishArticle, { sign }, by)).body.data ?? fail()
}
function fail(): never {
  throw new Error('no data')
}
const rowOf = async (sign: string) => {
  const id = testApp.app.deps.signs.open('article', sign) ?? 0
  const [row] = await testApp.db.select().from(articles).where(eq(articles.id, id))
  return row
}
const managed = async (by: Person, input = {}) =>
  (await testApp.ask(calls.manageArticles, { size: 100, ...input }, by)).body.data ?? fail()
const read = (sign: string, by?: Person) => testApp.ask(calls.articleDetail, { sign }, by)
const change = (sign: string, version: number, by = teacher, more = {}) =>
  testApp.ask(calls.updateArticle, { sign, version, title: 'Changed', content: text, ...more }, by)

describe('writing', () => {
  it('[CNT-036] [CNT-048] [CNT-033] adds a draft with its sign that only its author sees', async () => {
    const { sign, state, version } = await write()
    expect([state, version]).toEqual(['draft', 1])
    expect(await rowOf(sign)).toMatchObject({ state: 'draft', schoolId: teacher.schoolId })
    expect((await read(sign)).status).toBe(404)
    expect((await testApp.ask(calls.addArticle, { title: 'x' }, student)).body.code).toBe(-6)
  })

  it('[CNT-031] [CNT-035] lists for teachers their drafts and published articles, and for staff all of the school', async () => {
    const author = await testApp.person('teacher,normal')
    const draft = await write(author)
    const shown = await published(author)
    const all = await managed(author)
    expect([all.total, all.list.map(({ sign }) => sign).sort()]).toEqual([
      2,
      [draft.sign, shown.sign].sort(),
    ])
    expect((await managed(author, { state: 'draft' })).list.map(({ sign }) => sign)).toEqual([
      draft.sign,
    ])
    expect((await managed(author, { title: shown.title.toUpperCase() })).total).toBe(1)
    expect((await managed(author, { size: 1, page: 2 })).list).toHaveLength(1)
    expect((await managed(staff)).list.map(({ sign }) => sign)).toContain(draft.sign)
    expect((await managed(teacher)).list.map(({ sign }) => sign)).not.toContain(draft.sign)
  })

  it('[CNT-039] [CNT-040] shows an article to its author, and stores the changes', async () => {
    const { sign } = await write()
    const response = await testApp.ask(calls.managedArticle, { sign }, teacher)
    expect(response.body.data).toMatchObject({ content: text, version: 1, needsApproval: false })
    expect((await change(sign, 1)).body.data).toMatchObject({ title: 'Changed', version: 2 })
    const other = await testApp.person('teacher,normal')
    expect((await change(sign, 2, other)).body.code).toBe(-6)
    expect((await testApp.ask(calls.managedArticle, { sign }, other)).body.code).toBe(-6)
  })

  it('[CNT-092] refuses to save over a newer version, and returns that version', async () => {
    const { sign } = await write()
    const both = await Promise.all([
      change(sign, 1, teacher, { title: 'By the teacher' }),
      change(sign, 1, staff, { title: 'By the staff' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const won = both.find(({ status }) => status === 200)?.body.data
    const lost = both.find(({ status }) => status === 409)?.body
    expect(lost?.extend).toMatchObject({ newer: { title: won?.title, version: 2 } })
    expect(await rowOf(sign)).toMatchObject({ title: won?.title, version: 2 })
  })

  it('[CNT-048] removes everything that could run from a pasted text', async () => {
    const content =
      '<p onclick="a()">Hello<script>alert(1)</script><img src="x" onerror="b()"></p><a href="javascript:c()">d</a><iframe src="https://x.example"></iframe>'
    const { sign } = await published(teacher, { content })
    const { content: shown = '' } = (await read(sign)).body.data ?? {}
    expect(shown).toContain('Hello')
    expect(shown).not.toMatch(/script|onclick|onerror|iframe|alert/i)
  })

  it('[CNT-048] accepts a title of 100 and a text of 200,000 characters, and names the field that is longer', async () => {
    const ask = (title: string, content: string) =>
      testApp.ask(calls.addArticle, { title, content }, teacher)
    testApp.clock.pass(2)
    const full = `<p>${'a'.repeat(articleTextMost - 7)}</p>`
    expect((await ask('t'.repeat(100), full)).body.ok).toBe(true)
    testApp.clock.pass(2)
    const long = (await ask('t'.repeat(101), `${full}b`)).body
    expect(Object.keys(long.extend?.fields ?? {}).sort()).toEqual(['content', 'title'])
  })

  it('[CNT-100] [CNT-048] accepts a video from own files as the only content, and removes foreign frames', async () => {
    const file = await makeFile(testApp.db, {
      schoolId: teacher.schoolId,
      ownerId: teacher.userId,
      purpose: 'textVideo',
    })
    const src = `/api/v1/file/public/${testApp.seal('file', file)}`
    const content = `<video src="${src}" onplay="a()"></video><video src="https://x.example/a.mp4"></video><iframe src="https://x.example"></iframe>`
    const { sign } = await published(teacher, { content })
    expect((await read(sign)).body.data?.content).toBe(
      `<video src="${src}" controls="" preload="metadata"></video>`,
    )
  })

  it('[CNT-048] publishes an article of 200 kB, and shows all of it with all headings', async () => {
    const part = (place: number) => `<h2>Part ${place}</h2><p>${'Wàter 水 '.repeat(160)}</p>`
    let content = ''
    for (let place = 1; content.length + part(place).length <= articleTextMost; place += 1)
      content += part(place)
    expect(Buffer.byteLength(content)).toBeGreaterThan(200_000)
    const { sign } = await published(teacher, { content })
    const { data } = (await read(sign)).body
    expect(data?.content.replaceAll(/ id="part-\d+"/g, '')).toBe(content)
    expect(data?.contents).toHaveLength(content.split('<h2>').length - 1)
    expect(data?.summary.length).toBeLessThanOrEqual(200)
  })

  it('[CNT-048] keeps words, lists and tables of a pasted Word document, and removes its scripts', async () => {
    const content = `<!--[if gte mso 9]><xml><o:AllowPNG/></xml><![endif]--><style>p.MsoNormal {margin:0cm}</style>
<p class=MsoNormal style='mso-list:l0 level1 lfo1'><b style='mso-bidi-font-weight:normal'>Dry</b> rice<o:p></o:p></p>
<ul type=disc><li class=MsoNormal>Wood</li></ul><table class=MsoTableGrid border=1><tr><td colspan=2>Box</td></tr></table>
<img src="file:///C:/Users/lim/clip.png" v:shapes="P1"><a href="javascript:alert(1)">bad</a>
<script>alert('from Word')</script><a href="https://example.org/a">good</a>`
    const { sign } = await published(teacher, { content })
    const { content: shown = '' } = (await read(sign)).body.data ?? {}
    expect(shown).toContain('<b>Dry</b> rice')
    expect(shown).toContain('<ul><li>Wood</li></ul>')
    expect(shown).toContain('<td colspan="2">Box</td>')
    expect(shown).toContain('href="https://example.org/a"')
    expect(shown).not.toMatch(
      /mso|style|class=|script|alert|onclick|javascript|file:|<o:|v:shapes|AllowPNG/i,
    )
  })

  it('[CNT-048] accepts as cover only a picture of the same school and person', async () => {
    const make = (schoolId: number, ownerId: number, purpose: 'cover' | 'material' = 'cover') =>
      makeFile(testApp.db, { schoolId, ownerId, purpose, type: 'image/png', name: 'a.png' })
    const cover = async (file: number) => {
      testApp.clock.pass(2)
      const coverPath = testApp.seal('file', file)
      return testApp.ask(calls.addArticle, { title: 'Cover', coverPath }, teacher)
    }
    const { schoolId, userId } = teacher
    const own = (await cover(await make(schoolId, userId))).body.data
    expect(own?.cover).toContain(own?.coverPath ?? '?')
    expect((await cover(await make(schoolId, staff.userId))).body.code).toBe(-6)
    expect((await cover(await make(schoolId, userId, 'material'))).status).toBe(422)
    const foreign = await testApp.person('teacher,normal', testApp.otherSchoolId)
    expect((await cover(await make(foreign.schoolId, foreign.userId))).status).toBe(404)
  })

  it('[CNT-037] deletes an article with its likes and favourites', async () => {
    const { sign } = await published()
    for (const call of [calls.likeArticle, calls.addArticleFavourite])
      await testApp.ask(call, { sign }, student)
    const other = await testApp.person('teacher,normal')
    expect((await testApp.ask(calls.deleteArticle, { sign }, other)).body.code).toBe(-6)
    expect((await testApp.ask(calls.deleteArticle, { sign }, teacher)).body.ok).toBe(true)
    expect(await rowOf(sign)).toBeUndefined()
    expect((await read(sign)).status).toBe(404)
    expect((await testApp.ask(calls.deleteArticle, { sign }, teacher)).status).toBe(404)
  })

  it('[CNT-038] withdraws an article, and publishes it again with its first date', async () => {
    const { sign, publishedAt } = await published()
    expect((await read(sign)).status).toBe(200)
    const down = await testApp.ask(calls.takeArticleDown, { sign }, staff)
    expect(down.body.data?.state).toBe('offShelf')
    expect((await read(sign)).status).toBe(404)
    expect((await testApp.ask(calls.takeArticleDown, { sign }, staff)).status).toBe(409)
    testApp.clock.pass(60)
    const again = await testApp.ask(calls.publishArticle, { sign }, teacher)
    expect(again.body.data).toMatchObject({ state: 'published', publishedAt })
    const log = await testApp.ask(people.listAuditLog, { action: 'article.takenDown' }, staff)
    expect(log.body.data?.list[0]).toMatchObject({ action: 'article.takenDown' })
  })

  it('[CNT-048] refuses to publish an article without a text', async () => {
    const { sign } = await write(teacher, { content: '<p> </p>' })
    const { body } = await testApp.ask(calls.publishArticle, { sign }, teacher)
    expect(Object.keys(body.extend?.fields ?? {})).toEqual(['content'])
    expect((await rowOf(sign))?.state).toBe('draft')
  })
})

describe('approval by the school', () => {
  it('[CNT-048] [CNT-090] hides an article that a teacher publishes until the staff approve it', async () => {
    await testApp.ask(calls.saveArticleSettings, { approval: true }, staff)
    const { sign } = await write()
    const response = await testApp.ask(calls.publishArticle, { sign }, teacher)
    expect(response.body.data).toMatchObject({ state: 'waiting', needsApproval: true })
    expect((await read(sign)).status).toBe(404)
    expect((await change(sign, 2)).body.extend).toMatchObject({ reason: 'articleShown' })
    expect((await testApp.ask(calls.approveArticle, { sign }, teacher)).body.code).toBe(-6)
    const approved = await testApp.ask(calls.approveArticle, { sign }, staff)
    expect(approved.body.data?.state).toBe('published')
    expect((await read(sign)).status).toBe(200)
    expect((await testApp.ask(calls.approveArticle, { sign }, staff)).status).toBe(409)
    expect((await published(staff)).state).toBe('published')
  })

  it('[CNT-090] shows the author of a refused article the reason', async () => {
    await testApp.ask(calls.saveArticleSettings, { approval: true }, staff)
    const { sign } = await published()
    const none = await testApp.ask(calls.refuseArticle, { sign, reason: ' ' }, staff)
    expect(none.body.extend?.fields).toHaveProperty('reason')
    await testApp.ask(calls.refuseArticle, { sign, reason: 'No source' }, staff)
    expect(await rowOf(sign)).toMatchObject({ state: 'draft', refusal: 'No source' })
    const log = await testApp.ask(people.listAuditLog, { action: 'article.refused' }, staff)
    expect(log.body.data?.list[0]).toMatchObject({ reason: 'No source' })
  })
})

describe('reading', () => {
  it('[CNT-041] shows an article with its headings, reading time and author', async () => {
    const words = Array.from({ length: 600 }, () => 'rice').join(' ')
    const content = `<h2>One &amp; two</h2><p>${words}</p><h3>Three</h3>`
    const { sign } = await published(teacher, { content })
    const { data } = (await read(sign)).body
    expect(data).toMatchObject({ minutes: 3, authorName: teacher.name, liked: false })
    expect(data?.contents).toEqual([
      { id: 'part-1', text: 'One & two', level: 2 },
      { id: 'part-2', text: 'Three', level: 3 },
    ])
    expect(data?.content).toContain('<h2 id="part-1">')
    expect((await read('A'.repeat(22))).status).toBe(404)
    const foreign = await testApp.person('student,normal', testApp.otherSchoolId)
    expect((await read(sign, foreign)).status).toBe(404)
  })

  it('[CNT-042] lists published articles by type and title, and recommends those with most likes', async () => {
    const liked = await published()
    const plain = await published()
    await testApp.ask(calls.likeArticle, { sign: liked.sign }, student)
    const list = await testApp.ask(calls.articleList, { size: 50 })
    const signs = list.body.data?.list.map(({ sign }) => sign) ?? []
    expect(signs.indexOf(plain.sign)).toBeLessThan(signs.indexOf(liked.sign))
    const best = (await testApp.ask(calls.recommendedArticles, { size: 24 })).body.data?.list ?? []
    const places = [liked.sign, plain.sign].map((one) => best.findIndex(({ sign }) => sign === one))
    expect(places[0]).toBeLessThan(places[1] ?? 0)
    const found = await testApp.ask(calls.articleList, { title: liked.title })
    expect(found.body.data?.list.some(({ sign }) => sign === liked.sign)).toBe(true)
  })

  it('[CNT-034] [CNT-091] starts with types that the staff can rename, add and delete', async () => {
    const first = (await testApp.ask(calls.articleTypeList, {})).body.data ?? []
    expect(first.map(({ name }) => name)).toEqual(['Teaching', 'Practice', 'Stories'])
    const save = (sign: string | null, en: string) =>
      testApp.ask(calls.saveArticleType, { sign, names: { en } }, staff)
    await save(null, 'Sea')
    const added = (await testApp.ask(calls.articleTypeList, {})).body.data ?? []
    const sea = added.at(-1)?.sign ?? ''
    const { sign } = await write()
    await change(sign, 1, teacher, { typeSign: sea })
    await save(sea, 'Harbour')
    expect((await managed(teacher, { typeSign: sea })).list[0]?.typeName).toBe('Harbour')
    await testApp.ask(calls.deleteArticleType, { sign: sea }, staff)
    expect(await rowOf(sign)).toMatchObject({ typeId: null })
    expect((await save(null, '')).status).toBe(422)
  })
})

describe('likes, favourites and the history', () => {
  it('[CNT-047] counts the likes of fifty people at the same moment', async () => {
    const { sign } = await published()
    const all = await Promise.all(Array.from({ length: 50 }, () => testApp.person()))
    await Promise.all(all.map((one) => testApp.ask(calls.likeArticle, { sign }, one)))
    expect((await read(sign)).body.data?.likes).toBe(50)
    const id = testApp.app.deps.signs.open('article', sign) ?? 0
    expect(await testApp.db.$count(articleLikes, eq(articleLikes.articleId, id))).toBe(50)
  })

  it('[CNT-047] counts each of fifty people once when they click twice at the same moment', async () => {
    const { sign } = await published()
    const all = await Promise.all(Array.from({ length: 50 }, () => testApp.person()))
    const like = (one: Person) => testApp.ask(calls.likeArticle, { sign }, one)
    const answers = await Promise.all(all.flatMap((one) => [like(one), like(one)]))
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 200)).toHaveLength(50)
    expect(codes.filter((code) => code === refusals.tooFast.code)).toHaveLength(50)
    expect((await read(sign)).body.data?.likes).toBe(50)
    const id = testApp.app.deps.signs.open('article', sign) ?? 0
    const rows = await testApp.db.select().from(articleLikes).where(eq(articleLikes.articleId, id))
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(50)
    expect(rows).toHaveLength(50)
  })

  it('[CNT-049] removes a like when the same person clicks again', async () => {
    const { sign } = await published()
    const like = () => testApp.ask(calls.likeArticle, { sign }, student)
    expect((await like()).body.data).toEqual({ liked: true, likes: 1 })
    expect((await read(sign, student)).body.data?.liked).toBe(true)
    testApp.clock.pass(2)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await like()).body.data).toEqual({ liked: false, likes: 0 })
    expect((await testApp.ask(calls.likeArticle, { sign })).body.code).toBe(-1001)
  })

  it('[CNT-043] [CNT-044] [CNT-045] stores a favourite once, lists it and cancels it, also twice', async () => {
    const { sign } = await published()
    const add = () => testApp.ask(calls.addArticleFavourite, { sign }, student)
    await Promise.all([add(), add(), add()])
    const mine = eq(articleFavourites.userId, student.userId)
    expect(await testApp.db.$count(articleFavourites, mine)).toBe(1)
    expect((await read(sign, student)).body.data?.favourite).toBe(true)
    const listFavourites = async () =>
      (await testApp.ask(calls.favouriteArticles, {}, student)).body.data
    expect(await listFavourites()).toMatchObject({ total: 1, list: [{ article: { sign } }] })
    await testApp.ask(calls.takeArticleDown, { sign }, teacher)
    expect((await listFavourites())?.total).toBe(0)
    for (const _ of [1, 2])
      expect((await testApp.ask(calls.cancelArticleFavourite, { sign }, student)).body.ok).toBe(
        true,
      )
    expect(await testApp.db.$count(articleFavourites, mine)).toBe(0)
  })

  it('[CNT-046] lists each opened article once, the latest first', async () => {
    const [one, two] = [await published(), await published()]
    const visit = (sign: string) => testApp.ask(calls.noteArticleVisit, { sign }, student)
    await visit(one.sign)
    testApp.clock.pass(60)
    await visit(two.sign)
    testApp.clock.pass(60)
    await visit(one.sign)
    const opened = async (by = student) =>
      (await testApp.ask(calls.articleVisits, {}, by)).body.data?.list.map(
        ({ article }) => article.sign,
      )
    expect(await opened()).toEqual([one.sign, two.sign])
    await testApp.ask(calls.removeArticleVisit, { sign: one.sign }, student)
    expect(await opened()).toEqual([two.sign])
    expect(await opened(teacher)).toEqual([])
  })
})

describe('news and information', () => {
  it('[CNT-050] [CNT-051] [CNT-053] lists information by page and category, written only by staff', async () => {
    const news = await published(staff, { category: 1 })
    const industry = await published(staff, { category: 2 })
    testApp.clock.pass(2)
    const refused = await testApp.ask(calls.addArticle, { title: 'Mine', category: 1 }, teacher)
    expect(refused.body.code).toBe(-6)
    const list = async (category?: 1 | 2) =>
      (
        await testApp.ask(calls.informationList, { page: 1, size: 9, category })
      ).body.data?.list.map(({ sign }) => sign)
    expect(await list(1)).toContain(news.sign)
    expect(await list(1)).not.toContain(industry.sign)
    expect(await list(2)).toContain(industry.sign)
    expect(await list()).toEqual(await list(1))
    const wrong = await testApp.raw('POST', calls.informationList.path, { category: 3 }, {})
    expect(wrong.status).toBe(422)
  })

  it('[CNT-052] lists news by date, and in the hot list by likes', async () => {
    const old = await published(staff, { category: 1 })
    testApp.clock.pass(60)
    const fresh = await published(staff, { category: 2 })
    await testApp.ask(calls.likeArticle, { sign: old.sign }, student)
    const order = async (call: typeof calls.newsList) => {
      const all = (await testApp.ask(call, { size: 24 })).body.data ?? []
      return [old, fresh].map((one) => all.findIndex(({ sign }) => sign === one.sign))
    }
    const [oldPlace = 0, freshPlace = 0] = await order(calls.newsList)
    expect(freshPlace).toBeLessThan(oldPlace)
    const [hotOld = 0, hotFresh = 0] = await order(calls.hotNews)
    expect(hotOld).toBeLessThan(hotFresh)
  })

  it('[CNT-054] shows news by its sign, and no article of a teacher as news', async () => {
    const news = await published(staff, { category: 1 })
    const article = await published()
    const ask = (sign: string) => testApp.ask(calls.newsById, { sign })
    expect((await ask(news.sign)).body.data).toMatchObject({ title: news.title, category: 1 })
    expect((await ask(article.sign)).status).toBe(404)
    expect((await read(news.sign)).status).toBe(404)
  })
})
