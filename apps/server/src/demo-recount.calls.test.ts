import { buffer } from 'node:stream/consumers'
import { progress, schools } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAll } from '../seeds/seed-all.ts'
import { createSession } from './modules/accounts/sessions/factories.ts'
import { figures, hours, order } from './testing/contradictions.ts'
import { openTestApp, type Person, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let student: Person
let now: Date

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files, seal } = testApp.app.services
  const { schoolIds, userIds } = await db.transaction((tx) =>
    seedAll({ db: tx, clock, files, seal }),
  )
  now = clock.now()
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, now)
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
}, 180_000)
afterAll(() => testApp.close())

/** Returns the first contradicting rows by kind; empty when the data is consistent. */
async function contradictionsOf(statements: Record<string, string>) {
  const found: Record<string, unknown[]> = {}
  const moment = `'${now.toISOString()}'::timestamptz`
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await testApp.db.execute(sql.raw(statement.replaceAll('$now', moment)))
    if (rows.length > 0) found[`${name} (${rows.length})`] = rows.slice(0, 3)
  }
  return found
}

it('[FRM-466] every figure of the demo schools can be recounted from its rows', async () => {
  expect(await contradictionsOf(figures)).toEqual({})
})

it('[FRM-467] events of the demo schools happened in a possible order', async () => {
  expect(await contradictionsOf(order)).toEqual({})
})

it('[FRM-467] deadlines of the demo schools end at sensible hours of their zone', async () => {
  expect(await contradictionsOf(hours)).toEqual({})
})

/** Detects the language of a text by its script and by words that only one language has. */
function languageOf(text: string): 'en' | 'zh' | 'my' {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /\b(?:yang|untuk|dan|di|tidak|boleh|ke)\b/i.test(text) ? 'my' : 'en'
}

const languages = new Set(['en', 'zh', 'my'])

it("[FRM-468] articles, news and reviews of the demo are written in three languages, and a review in the language of its author's name", async () => {
  const { rows: written } = await testApp.db.execute<{ kind: string; text: string }>(sql`
    select 'article' as kind, title || content as text from articles where category is null and school_id = ${student.schoolId}
    union all select 'news ' || category, title || content from articles where category is not null and school_id = ${student.schoolId}
    union all select 'review', content from course_reviews where content <> ''`)
  for (const kind of ['article', 'news 1', 'news 2', 'news 3', 'review'])
    expect([
      kind,
      new Set(written.filter((row) => row.kind === kind).map(({ text }) => languageOf(text))),
    ]).toEqual([kind, languages])
  const { rows: said } = await testApp.db.execute<{ name: string; content: string }>(sql`
    select u.name, r.content from course_reviews r join users u on u.id = r.author_id where r.content <> ''`)
  const isHan = (text: string) => /\p{Script=Han}/u.test(text)
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter(({ name, content }) => isHan(name) !== isHan(content))).toEqual([])
  const { rows: twice } = await testApp.db.execute(sql`
    select course_id, content from course_reviews where content <> '' group by 1, 2 having count(*) > 1`)
  expect(twice).toEqual([])
})

it('[FRM-468] notices of the demo have a text in each language', async () => {
  const { rows } = await testApp.db.execute(sql`
    select id from messages where author_id is not null and not (titles ?& array['en', 'zh', 'my'] and contents ?& array['en', 'zh', 'my'])`)
  expect(rows).toEqual([])
})

it('[FRM-468] exams of the demo are written in the language of their course', async () => {
  const { rows } = await testApp.db.execute<{ name: string; language: 'en' | 'zh' | 'my' }>(sql`
    select x.name || x.attention as name, c.language from examinations x join courses c on c.id = x.course_id where not c.training`)
  expect(new Set(rows.map(({ language }) => language))).toEqual(languages)
  expect(rows.filter(({ name, language }) => languageOf(name) !== language)).toEqual([])
})

it('[FRM-469] each lesson with a film has its own film, whose captions begin with its title in three languages', async () => {
  const { rows: shared } = await testApp.db.execute(sql`
    select l.file_id from lessons l join courses c on c.id = l.course_id where l.file_id is not null and not c.training
    group by 1 having count(*) > 1`)
  expect(shared).toEqual([])
  const { rows } = await testApp.db.execute<{
    titles: Record<string, string>
    language: string
    storage_key: string
    name: string
  }>(sql`
    select l.titles, k.language, f.storage_key, f.name from lessons l join courses c on c.id = l.course_id
    join captions k on k.lesson_id = l.id join files f on f.id = k.file_id where not c.training`)
  expect(new Set(rows.map(({ language }) => language))).toEqual(languages)
  const own = rows.filter(({ name }) => !name.startsWith('product-photography.'))
  expect(own.length).toBeGreaterThan(300)
  for (const { titles, language, storage_key } of own) {
    const text = (await buffer(testApp.app.services.files.read(storage_key))).toString()
    expect(text.split('\n')[4]).toBe(titles[language])
  }
})

it('[FRM-470] menus of the demo link to every area, in three languages', async () => {
  for (const host of ['localhost', 'kopi.localhost'])
    for (const language of languages) {
      const { data } = (await testApp.ask(schools.navigationBar, {}, { host, language })).body
      const below = data?.flatMap(({ childMenuList }) => childMenuList) ?? []
      const urls = [
        ...(data?.map(({ menuUrl }) => menuUrl) ?? []),
        ...below.map(({ childMenuUrl }) => childMenuUrl.replace(/^\/page\/.+/, '/page')),
      ]
      for (const page of [
        '/course',
        '/train/index',
        '/article',
        '/news',
        '/employment',
        '/certificate',
        '/page',
      ])
        expect([host, language, urls]).toEqual([host, language, expect.arrayContaining([page])])
      const names = [
        ...(data?.map(({ menuName }) => menuName) ?? []),
        ...below.map(({ childMenuName }) => childMenuName),
      ]
      expect(names.every((name) => /\p{Script=Han}/u.test(name) === (language === 'zh'))).toBe(true)
    }
})

it("[FRM-466] the student's own study time is the same in seconds on every page", async () => {
  const numbers = (await testApp.ask(progress.personalProgress, {}, student)).body.data
  const analysis = (await testApp.ask(progress.studyAnalysis, {}, student)).body.data
  const { rows } = await testApp.db.execute<{ seconds: number }>(
    sql`select sum(watched_seconds) as seconds from enrolments where user_id = ${student.userId}`,
  )
  const seconds = Number(rows[0]?.seconds)
  expect(seconds).toBeGreaterThan(100)
  const ofCourses = analysis?.courses.map((course) => course.seconds) ?? []
  // Each course rounds its time to whole seconds.
  expect(Math.abs(ofCourses.reduce((sum, one) => sum + one, 0) - seconds)).toBeLessThan(
    ofCourses.length,
  )
  expect(numbers?.hours).toBe(Math.round(seconds / 360) / 10)
})
