import { type ArchivePart, archiveParts, exams, privacy } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { unzip } from '../../../testing/zip-files.ts'
import { anotherSession, impersonate, makeMember } from '../../accounts/factories.ts'
import { makeExam, oneOfEach, secrets } from '../../exams/factories.ts'
import { openClassroom } from '../../exams/sitting/saving/factories.ts'
import { send } from '../../files/factories.ts'
import { closeBy, makeRich, proof } from '../factories.ts'
import { endArchives, makeWaiting } from '../jobs.ts'
import { dataArchives } from '../tables.ts'
import { makeArchive } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

const day = 24 * 60 * 60
const order = (by: Person, given: object = proof, language = 'en') =>
  testApp.ask(privacy.orderOwnArchive, given, { person: by, language })
const stateOf = async (by: Person) => (await testApp.ask(privacy.ownArchive, {}, by)).body.data
const rowsOf = ({ userId }: Pick<Person, 'userId'>) =>
  testApp.db
    .select()
    .from(dataArchives)
    .where(eq(dataArchives.userId, userId))
    .orderBy(dataArchives.id)

async function make(by: Person): Promise<void> {
  const row = (await rowsOf(by)).at(-1)
  await makeArchive(testApp.app.services, testApp.clock, row?.id ?? 0)
}

const addressOf = async (by: Person) =>
  (await testApp.ask(privacy.downloadOwnArchive, {}, by)).body.data?.url ?? ''

/** Returns the entries of the archive as its owner downloads it. */
async function download(by: Person) {
  const answered = await send(testApp, { method: 'GET', url: await addressOf(by), person: by })
  expect(answered.statusCode).toBe(200)
  const bytes = answered.rawPayload
  const entries = await unzip(bytes)
  const read = async (name: string) => entries.get(name)?.toString() ?? ''
  const data = async (part: ArchivePart) => JSON.parse(await read(`data/${part}.json`)) as Data
  return { names: [...entries.keys()], read, data, headers: answered.headers, length: bytes.length }
}
type Data = Record<string, Record<string, unknown>[]>

async function made(by: Person, language = 'en') {
  const ordered = await order(by, proof, language)
  expect(ordered.status).toBe(200)
  await make(by)
  return download(by)
}

describe('the archive of personal data', () => {
  it("[ACC-299] [ACC-300] [ACC-302] is ordered, created, and contains each part as JSON and as a page, with the person's files", async () => {
    const { student } = await makeRich(testApp)
    expect(await stateOf(student)).toMatchObject({ state: 'none', nextAt: null, bytes: null })
    const { body } = await order(student)
    expect(body.data).toMatchObject({
      state: 'waiting',
      requestedAt: testApp.clock.now().toISOString(),
    })
    const row = (await rowsOf(student))[0]
    expect(testApp.jobs.sent.at(-1)).toMatchObject({
      name: 'privacy.makeArchive',
      data: { id: row?.id },
    })
    await make(student)
    const state = await stateOf(student)
    const endsAt = new Date(testApp.clock.now().getTime() + 7 * day * 1000).toISOString()
    expect(state).toMatchObject({ state: 'ready', endsAt })
    expect(state?.parts.map(({ part }) => part)).toEqual([...archiveParts])
    expect(state?.parts.find(({ part }) => part === 'notes')).toEqual({ part: 'notes', rows: 1 })
    const archive = await download(student)
    expect(archive.length).toBe(state?.bytes)
    expect(archive.names).toEqual([
      ...archiveParts.map((part) => `data/${part}.json`),
      ...archiveParts.map((part) => `pages/${part}.html`),
      'files/avatar/me.jpg',
      'files/own/周 报_.jpg',
      'files/own/2 周 报_.jpg',
      'index.html',
    ])
    const { notes } = await archive.data('notes')
    expect(notes).toEqual([expect.objectContaining({ text: '<b>My</b> note', second: 1 })])
    expect((await archive.data('profile')).account).toEqual([
      expect.objectContaining({ name: '李玥', phone: student.mobile }),
    ])
    expect((await archive.data('applications')).applications).toHaveLength(1)
    expect(await archive.read('pages/notes.html')).toContain('&lt;b&gt;My&lt;/b&gt; note')
    const index = await archive.read('index.html')
    expect(index).toContain('李玥')
    expect(index).toContain('First School')
    expect(index).toContain('href="pages/notes.html"')
    const { rows } = await testApp.db.execute<{ words: string }>(
      sql`select words from messages where user_id = ${student.userId} and words is not null`,
    )
    expect(rows).toEqual([{ words: 'archiveReady' }])
  })

  it('[ACC-300] uses the language of its order', async () => {
    for (const [language, heading, html] of [
      ['zh', '您的数据', 'zh'],
      ['my', 'Data anda', 'ms'],
    ]) {
      const member = await makeMember(testApp, { name: '𠮷 & O’Nəíl' })
      const archive = await made(member, language)
      const index = await archive.read('index.html')
      expect(index).toMatch(new RegExp(`<html lang="${html}`))
      expect(index).toContain(`<h1>${heading}</h1>`)
      expect(index).toContain('𠮷 &amp; O’Nəíl')
    }
  })

  it('[ACC-300] has states as words on its pages, and as codes in its data', async () => {
    for (const [language, sent] of [
      ['en', 'Sent'],
      ['zh', '已投递'],
      ['my', 'Dihantar'],
    ]) {
      const { student } = await makeRich(testApp)
      const archive = await made(student, language)
      const page = await archive.read('pages/applications.html')
      expect(page).toContain(`<td>${sent}</td>`)
      expect(page).not.toContain('<td>delivered</td>')
      const { applications } = await archive.data('applications')
      expect(applications).toEqual([expect.objectContaining({ state: 'delivered' })])
    }
  })

  it.each([
    ['en', 'Own file', 'Picture of the account', 'Ordered'],
    ['zh', '个人文件', '头像', '下单'],
    ['my', 'Fail sendiri', 'Gambar akaun', 'Dipesan'],
  ])(
    '[ACC-321] [ACC-324] says kinds, purposes and actions in words of %s, and how many there are of each',
    async (language, ...words) => {
      const { student } = await makeRich(testApp)
      const { rows } = await testApp.db.execute<{ id: string }>(sql`
      insert into orders (school_id, order_no, key, request_hash, user_id, state, pay_type, email, currency, currency_symbol,
        list_minor, subtotal_minor, refund_days, created_at, expires_at)
      values (${testApp.schoolId}, ${`ARC-${student.userId}`}, gen_random_uuid(), '', ${student.userId}, 'closed', 1,
        'li@home.example', 'MYR', 'RM', 100, 100, 7, now(), now()) returning id`)
      await testApp.db.execute(sql`insert into order_events (school_id, order_id, at, what)
      values (${testApp.schoolId}, ${rows[0]?.id ?? ''}, now(), 'created')`)
      const archive = await made(student, language)
      const files = await archive.read('pages/files.html')
      expect(files).toContain(`<td>${words[0]}</td>`)
      expect(files).toContain(`<td>${words[1]}</td>`)
      expect(files).toMatch(/<h2>[^<]+ \(3\)<\/h2>/)
      expect(await archive.read('pages/orders.html')).toContain(`<td>${words[2]}</td>`)
      expect(await archive.read('pages/signIns.html')).not.toContain('<td>ownData.ordered</td>')
      const data = await archive.data('files')
      expect(data.files?.map(({ purpose }) => purpose)).toContain('own')
    },
  )

  it('[ACC-322] [ACC-323] names the time zone, and links each row of a file to the file', async () => {
    const { student } = await makeRich(testApp)
    const archive = await made(student)
    const { rows } = await testApp.db.execute<{ zone: string }>(
      sql`select time_zone as zone from schools where id = ${testApp.schoolId}`,
    )
    expect(await archive.read('index.html')).toContain(`time zone ${rows[0]?.zone}`)
    const page = await archive.read('pages/files.html')
    const links = [...page.matchAll(/href="\.\.\/(files\/[^"]+)"/g)].map(([, to = '']) =>
      decodeURIComponent(to),
    )
    const inside = archive.names.filter((name) => name.startsWith('files/'))
    expect(new Set(links)).toEqual(new Set(inside))
    expect(links).toHaveLength(3)
  })

  it('[ACC-300] is complete for a person without data beside the account', async () => {
    const archive = await made(await makeMember(testApp))
    expect(archive.names).toHaveLength(2 * archiveParts.length + 1)
    expect(await archive.data('orders')).toMatchObject({ orders: [], refunds: [] })
    expect(await archive.read('pages/orders.html')).toContain('Nothing is kept here.')
  })

  it('[ACC-300] contains a platform notice as the person reads it', async () => {
    const member = await makeMember(testApp)
    await testApp.db.execute(sql`
      insert into messages (school_id, kind, user_id, words, gaps, created_at)
      values (${testApp.schoolId}, 1, ${member.userId}, 'identityRefused', '{"reason":"Blurred photo"}', now())`)
    const archive = await made(member)
    const { messages } = await archive.data('messages')
    expect(messages).toContainEqual(
      expect.objectContaining({
        title: 'Your identity was not confirmed',
        text: 'The reason: Blurred photo',
      }),
    )
    expect(await archive.read('pages/messages.html')).toContain('The reason: Blurred photo')
  })

  it('[ACC-300] contains no data of others, no secret, and no unreleased mark', async () => {
    const { student, classroom, course } = await makeRich(testApp)
    const other = await makeRich(testApp)
    await testApp.db.execute(
      sql`update course_notes set content = 'Of somebody else' where author_id = ${other.student.userId}`,
    )
    const { schoolId } = testApp
    const now = testApp.clock.now()
    const place = { schoolId, courseId: course.courseId, authorId: classroom.teacher.userId }
    const attempt = async (name: string, reviewWhen: 'submitted' | 'ended', waiting: boolean) => {
      const exam = await makeExam(testApp.db, place, now, { name, reviewWhen })
      await testApp.db.execute(sql`
        insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at,
          clock_stops, score, waiting, seed, submitted_at)
        values (${schoolId}, ${exam.examinationId}, ${course.courseId}, ${student.userId}, 1, 'submitted',
          ${now.toISOString()}, ${now.toISOString()}, false, 700, ${waiting}, 1, ${now.toISOString()})`)
    }
    await attempt('Open', 'submitted', false)
    await attempt('Awaiting marks', 'submitted', true)
    await attempt('Not ended', 'ended', false)
    const archive = await made(student)
    const { examinations } = await archive.data('marks')
    expect(examinations?.map(({ examination, score }) => [examination, score])).toEqual([
      ['Open', 7],
      ['Awaiting marks', null],
      ['Not ended', null],
    ])
    const all = (await Promise.all(archive.names.map(archive.read))).join('\n')
    expect(all).not.toContain('Of somebody else')
    expect(all).not.toMatch(/argon2|\$quick|token_hash|open-\d/)
    const { rows } = await testApp.db.execute<{ password_hash: string }>(
      sql`select password_hash from users where id = ${student.userId}`,
    )
    expect(all).not.toContain(rows[0]?.password_hash)
  })

  it('[ACC-300] contains handed-in exam answers with the words of their questions, and no solutions', async () => {
    const text = (content: string) => ({ id: content.charAt(0), content })
    const pairs = ['Kuala Lumpur, the capital', 'Beijing', 'Oslo <north>'].map(text)
    const items: Item[] = [
      ...oneOfEach,
      {
        kind: 'matching',
        stem: 'Which capital has which country?',
        prompts: ['Malaysia', 'China', 'Norway'].map(text),
        options: pairs,
        answer: ['K', 'B', 'O'],
        scoring: 'each',
        analysis: secrets[0],
      },
      {
        kind: 'ordering',
        stem: 'How does a box travel?',
        options: ['Pack', 'Load', 'Ship'].map(text),
        scoring: 'place',
        analysis: secrets[0],
      },
      { kind: 'single', stem: 'Left out', options: pairs, answer: 'B', analysis: secrets[0] },
    ]
    const classroom = await openClassroom(testApp, { items })
    const student = await makeMember(testApp)
    await classroom.join(student)
    const record = await classroom.begin(undefined, student)
    const shown = (await classroom.open(undefined, student)).groups
      .flatMap(({ children }) => children)
      .map(({ item }) => item)
    const idsOf = (stem: string, ...contents: string[]) => {
      const options = shown.find((item) => item.stem === stem)?.options ?? []
      return contents.map((content) => options.find((one) => one.content === content)?.id ?? '')
    }
    const [oslo = '', kl = ''] = idsOf(
      'Which capital has which country?',
      'Oslo <north>',
      'Kuala Lumpur, the capital',
    )
    const given = [
      'b',
      ['d', 'b'],
      ['a word, or two'],
      false,
      'My <b>own</b> words',
      [oslo, '', kl],
      idsOf('How does a box travel?', 'Ship', 'Pack', 'Load'),
    ]
    const list = given.map((answer, place) => ({ place, answer, seq: 1, generation: 1 }))
    expect((await classroom.save(record, list, undefined, student)).body.data?.saved).toHaveLength(
      given.length,
    )
    const before = await made(student)
    expect((await before.data('marks')).examAnswers).toEqual([])
    const { examinationId } = classroom
    const handedIn = { examinationId, recordId: record, answerList: [] }
    expect((await testApp.ask(exams.submit, handedIn, student)).status).toBe(200)
    testApp.clock.pass(day)
    const token = await anotherSession(testApp, student)
    const archive = await made({ ...student, token })
    const { examAnswers } = await archive.data('marks')
    expect(examAnswers?.map(({ question, answer }) => [question, answer])).toEqual([
      ['Which one?', 'Option b'],
      ['Left out', null],
      ['Which ones?', ['Option d', 'Option b']],
      ['The word is ___.', ['a word, or two']],
      ['Is it so?', false],
      ['Explain.', 'My <b>own</b> words'],
      [
        'Which capital has which country?',
        ['Malaysia: Oslo <north>', 'China: –', 'Norway: Kuala Lumpur, the capital'],
      ],
      ['How does a box travel?', ['Ship', 'Pack', 'Load']],
    ])
    const page = await archive.read('pages/marks.html')
    expect(page).toContain(
      '<td>Malaysia: Oslo &lt;north&gt;<br>China: –<br>Norway: Kuala Lumpur, the capital</td>',
    )
    expect(page).toContain('<td>Ship<br>Pack<br>Load</td>')
    const all = page + (await archive.read('data/marks.json'))
    for (const secret of [...secrets, 'Beijing', 'Option a']) expect(all).not.toContain(secret)
  })

  it('[ACC-301] needs the password or a code, is limited to one at a time and one a day, and states when the next one is possible', async () => {
    const member = await makeMember(testApp)
    expect((await order(member, {})).body.extend).toMatchObject({ reason: 'proofMissing' })
    expect((await order(member, { password: 'plain:Wrong2026' })).body.extend).toMatchObject({
      refusal: 'wrongOldPassword',
    })
    expect(await rowsOf(member)).toEqual([])
    const both = await Promise.all([order(member), order(member)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await rowsOf(member)).toHaveLength(1)
    expect((await order(member)).body.extend).toMatchObject({ reason: 'archiveWaits' })
    await make(member)
    testApp.clock.pass(3600)
    const early = await order(member)
    const nextAt = new Date(testApp.clock.now().getTime() + 23 * 3600 * 1000).toISOString()
    expect(early.status).toBe(429)
    expect(early.body.extend).toMatchObject({ reason: 'archiveOnceADay', hours: 23, nextAt })
    expect(early.body.msg).toContain('23 hours')
    expect((await stateOf(member))?.nextAt).toBe(nextAt)
    await testApp.db.execute(
      sql`update sessions set expires_at = expires_at + interval '20 days' where user_id = ${member.userId}`,
    )
    testApp.clock.pass(23 * 3600)
    expect((await order(member)).status).toBe(200)
    expect(await rowsOf(member)).toHaveLength(2)
  })

  it('[ACC-302] can be downloaded by its signed-in owner only, not by impersonating staff', async () => {
    const member = await makeMember(testApp)
    const other = await makeMember(testApp)
    const foreign = await makeMember(testApp, { schoolId: testApp.otherSchoolId })
    const admin = await testApp.person('schoolAdmin,normal')
    const archive = await made(member)
    expect(archive.headers['content-disposition']).toContain('my-data-')
    const url = await addressOf(member)
    const status = async (by: object) =>
      (await send(testApp, { method: 'GET', url, ...by })).statusCode
    expect(await status({ person: member })).toBe(200)
    expect(await status({ person: other })).toBe(404)
    expect(await status({ person: foreign })).toBe(404)
    expect(await status({})).toBe(401)
    const impersonation = await impersonate(testApp, admin, member)
    for (const call of [privacy.ownArchive, privacy.downloadOwnArchive] as const)
      expect((await testApp.ask(call, {}, impersonation)).body.code).toBe(-6)
    expect((await testApp.ask(privacy.orderOwnArchive, proof, impersonation)).body.code).toBe(-6)
    const asStaff = await testApp.app.http.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost' },
      cookies: { token: admin.token, ...impersonation.cookies },
    })
    expect(asStaff.statusCode).toBe(403)
    const { body } = await testApp.ask(privacy.downloadOwnArchive, {}, other)
    expect(body.extend).toMatchObject({ refusal: 'notFound' })
    testApp.clock.pass(61)
    expect(await status({ person: member })).toBe(403)
    const { rows } = await testApp.db.execute<{ action: string }>(
      sql`select action from audit_entries where actor_id = ${member.userId} order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'ownData.ordered',
      'ownData.downloaded',
      'ownData.downloaded',
    ])
  })

  it('[ACC-302] expires after seven days, and its bytes are deleted', async () => {
    const { files } = testApp.app.services
    const member = await makeMember(testApp)
    await made(member)
    const key = (await rowsOf(member))[0]?.storageKey ?? ''
    expect(await files.sizeOf(key)).toBeGreaterThan(0)
    await testApp.db.execute(
      sql`update sessions set expires_at = expires_at + interval '20 days' where user_id = ${member.userId}`,
    )
    testApp.clock.pass(7 * day)
    expect((await stateOf(member))?.state).toBe('none')
    expect((await testApp.ask(privacy.downloadOwnArchive, {}, member)).status).toBe(404)
    await endArchives(testApp.app.services, testApp.clock)
    expect(await files.sizeOf(key)).toBeUndefined()
    expect(await rowsOf(member)).toMatchObject([{ state: 'ended', storageKey: null }])
  })

  it('[ACC-303] is created once with two processes, and by another one when the first was killed', async () => {
    const { services } = testApp.app
    const member = await makeMember(testApp)
    await order(member)
    const id = (await rowsOf(member))[0]?.id ?? 0
    await Promise.all([
      makeArchive(services, testApp.clock, id),
      makeArchive(services, testApp.clock, id),
    ])
    expect(await rowsOf(member)).toMatchObject([{ state: 'ready', tries: 1 }])
    const killed = await makeMember(testApp)
    await order(killed)
    const row = (await rowsOf(killed))[0]
    await testApp.db
      .update(dataArchives)
      .set({ aliveAt: testApp.clock.now(), tries: 1 })
      .where(eq(dataArchives.id, row?.id ?? 0))
    await make(killed)
    expect((await stateOf(killed))?.state).toBe('waiting')
    testApp.clock.pass(121)
    const before = testApp.jobs.sent.length
    await makeWaiting(services, testApp.clock)
    expect(testApp.jobs.sent.slice(before).map(({ data }) => data.id)).toContain(row?.id)
    await make(killed)
    expect(await rowsOf(killed)).toMatchObject([{ state: 'ready', tries: 2 }])
  })

  it('[ACC-303] fails after five tries with a notice, and can be ordered again at once', async () => {
    const { services } = testApp.app
    const member = await makeMember(testApp)
    await order(member)
    const id = (await rowsOf(member))[0]?.id ?? 0
    const files = {
      ...services.files,
      adopt: () => Promise.reject(new Error('The disk is broken')),
    }
    for (let tries = 0; tries < 5; tries += 1)
      await expect(makeArchive({ ...services, files }, testApp.clock, id)).rejects.toThrow('broken')
    expect((await stateOf(member))?.state).toBe('waiting')
    await makeArchive({ ...services, files }, testApp.clock, id)
    expect(await stateOf(member)).toMatchObject({ state: 'failed', nextAt: null })
    const { rows } = await testApp.db.execute<{ words: string }>(
      sql`select words from messages where user_id = ${member.userId}`,
    )
    expect(rows).toEqual([{ words: 'archiveFailed' }])
    expect((await order(member)).status).toBe(200)
  })

  it('[ACC-303] fails at once when the disk has no space for it', async () => {
    const { services } = testApp.app
    const member = await makeMember(testApp)
    await order(member)
    const id = (await rowsOf(member))[0]?.id ?? 0
    const files = { ...services.files, hasRoomFor: () => Promise.resolve(false) }
    await makeArchive({ ...services, files }, testApp.clock, id)
    expect((await stateOf(member))?.state).toBe('failed')
  })

  it('[ACC-303] holds few rows in memory, however many a person has', async () => {
    const { student, course } = await makeRich(testApp)
    await testApp.db.execute(sql`
      insert into course_notes (school_id, course_id, lesson_id, author_id, key, second, content, created_at, updated_at)
      select ${testApp.schoolId}, ${course.courseId}, ${course.lessonIds[0]}, ${student.userId}, 'n' || n, n, 'Note ' || n, now(), now()
      from generate_series(1, 2600) n`)
    const archive = await made(student)
    expect((await archive.data('notes')).notes).toHaveLength(2601)
    const page = await archive.read('pages/notes.html')
    expect(page).toContain(
      'The page shows the first 2,000 of 2,601 entries. All of them are in data/notes.json.',
    )
    expect(page).toContain('<h2>Notes (2,601)</h2>')
    expect(page.match(/<tr>/g)).toHaveLength(2001)
  })

  it('[ACC-303] can be ordered and downloaded while the account is being closed, and is deleted with it', async () => {
    const member = await makeMember(testApp)
    await closeBy(testApp, member)
    const archive = await made(member)
    expect((await archive.data('profile')).closings).toHaveLength(1)
  })
})
