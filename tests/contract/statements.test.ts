import { randomInt, randomUUID } from 'node:crypto'
import { exams, newCertificateNumber, orders } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  makeCourse,
  makeFile,
  makeTeacher,
} from '../../apps/server/src/modules/courses/factories.ts'
import { createSchool } from '../../apps/server/src/modules/schools/index.ts'
import { joinTraining, makeTraining } from '../../apps/server/src/modules/training/factories.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { rightfulAsker } from './asking.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { essay } from './exams/exam-scene.ts'
import { hasOneRow, statementsOf } from './inputs/list-limits.ts'
import { manyOfWork } from './employment/many-work.ts'
import { rows } from './rows.ts'
import { openScene, type Scene, type SchoolScene } from './scene.ts'
import { act, send } from './sender.ts'

const many = 30

let scene: Scene

const numbers = Array.from({ length: many }, (_, index) => index)

async function manyCourses(testApp: TestApp, { word, people: { teacher, student } }: SchoolScene) {
  const { schoolId, userId } = teacher
  for (const number of numbers) {
    const names = { en: `${word} ${number}` }
    const plan = {
      schoolId,
      authorId: userId,
      names,
      nameSearch: `${word} ${number}`.toLowerCase(),
      language: 'en' as const,
    }
    const courseId = await makeCourse(
      testApp.db,
      { ...plan, recommended: true, featured: true, auditStatus: number % 3 === 0 ? 1 : 2 },
      testApp.clock.now(),
    )
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
    // The student joins no course here: courses that the student has joined are not recommended.
    if (number % 2 === 0) continue
    const values = [schoolId, student.userId, courseId]
    await rows(
      testApp,
      'insert into enrolments (school_id, user_id, course_id, joined_at) values ($1, $2, $3, now())',
      values,
    )
  }
}

/** Adds trainings like the existing one. The student takes part in all of them. */
async function manyTrainings(testApp: TestApp, { people, training }: SchoolScene) {
  const { teacher, student } = people
  const join = async () => joinTraining(testApp, await makeTraining(testApp, teacher), student)
  for (const _ of numbers) await join()
  await rows(
    testApp,
    `insert into enrolments (school_id, user_id, course_id, joined_at)
     select school_id, id, $2, now() from users where school_id = $1 on conflict do nothing`,
    [teacher.schoolId, testApp.app.deps.signs.open('course', training.course)],
  )
}

async function manyExams(
  testApp: TestApp,
  { word, people: { teacher }, courses, exams: made }: SchoolScene,
) {
  const subjectIdList: string[] = []
  for (const number of numbers) {
    const question = {
      item: essay(word, 100 + number),
      level: 1 as const,
      score: 1,
      courseIdSign: courses.free.course,
      tags: [word, `${word} ${number}`],
    }
    subjectIdList.push((await act(testApp, exams.questionBankAdd, question, teacher)).sign)
    const examination = { examinationName: `${word} ${number}`, courseIdSign: courses.free.course }
    await act(testApp, exams.addExamination, examination, teacher)
  }
  const added = { examinationId: made.draft.sign, subjectIdList }
  await act(testApp, exams.addExamSubject, added, teacher)
  await rows(testApp, "update examinations set status = 1 where name like '% 1%'")
  const [from, to] = [made.draft, made.released].map(({ sign }) =>
    testApp.app.deps.signs.open('examination', sign),
  )
  await rows(
    testApp,
    `insert into exam_subjects (school_id, examination_id, question_id, question_version_id, serial, points)
     select school_id, $2, question_id, question_version_id, serial, points from exam_subjects where examination_id = $1
     on conflict do nothing`,
    [from, to],
  )
}

/** Adds attempts of many students, copied from the one that waits for marks. */
async function manyRecords(testApp: TestApp, { people: { student } }: SchoolScene) {
  const described = await rows<{ name: string }>(
    testApp,
    "select column_name as name from information_schema.columns where table_name = 'attempts' and column_name not in ('id', 'user_id', 'number')",
  )
  const columns = described.map(({ name }) => name).join(', ')
  for (const number of numbers) {
    const copy = `insert into attempts (user_id, number, ${columns}) select user_id, $1, ${columns} from attempts where user_id = $2 and number = 1`
    await rows(testApp, copy, [100 + number, student.userId])
  }
  // Adds one attempt in each of the examinations that were added to the course.
  const plain = columns
    .split(', ')
    .map((name) => (name === 'examination_id' ? 'x.id' : `a.${name}`))
  await rows(
    testApp,
    `insert into attempts (user_id, number, ${columns}) select a.user_id, 1, ${plain.join(', ')}
     from attempts a join examinations x on x.course_id = a.course_id
     where a.id = (select min(id) from attempts where user_id = $1)
       and not exists (select 1 from attempts o where o.examination_id = x.id and o.user_id = a.user_id)`,
    [student.userId],
  )
}

/** Adds evidence to the attempt that waits for marks. */
async function manyNoticed(testApp: TestApp, { people: { student } }: SchoolScene) {
  await rows(
    testApp,
    `insert into attempt_evidence (attempt_id, page, seq, kind, at, received_at, length)
     select a.id, 'one-page-of-a-tab', place, 'pasted', now(), now(), place
     from attempts a, generate_series(1, $2::int) place
     where a.id = (select min(id) from attempts where user_id = $1)`,
    [student.userId, many],
  )
}

/** Gives many students of the free course more time in the examination, and adds the log. */
async function manyGiven(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId } = student
  for (const _ of numbers) {
    const { userId } = await testApp.person('student,normal', schoolId)
    await rows(
      testApp,
      `with given as (
         insert into exam_allowances (school_id, user_id, examination_id, factor, extra_minutes, extra_attempts, reason, created_by, created_at)
         select school_id, $2, examination_id, factor, extra_minutes, extra_attempts, reason, created_by, created_at
         from exam_allowances where school_id = $1 order by id limit 1 returning examination_id
       ), noted as (
         insert into examination_changes (school_id, examination_id, kind, user_id, before, after, reason, changed_by, changed_at)
         select school_id, examination_id, kind, $2, before, after, reason, changed_by, changed_at
         from examination_changes where school_id = $1 order by id limit 1 returning 1
       )
       insert into enrolments (school_id, user_id, course_id, joined_at)
       select x.school_id, $2, x.course_id, now() from given join examinations x on x.id = given.examination_id`,
      [schoolId, userId],
    )
  }
}

/** Adds people who refused a photo, and photos. */
async function manyFaces(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId } = student
  for (const _ of numbers) {
    const { userId } = await testApp.person('student,normal', schoolId)
    await rows(
      testApp,
      `with photo as (
         insert into face_photos (school_id, course_id, user_id, file_id, taken_at)
         select school_id, course_id, user_id, file_id, taken_at from face_photos where school_id = $1 order by id limit 1 returning course_id
       )
       insert into face_consents (school_id, course_id, user_id, agreed, text_version, decided_at)
       select $1, course_id, $2, false, 1, now() from photo`,
      [schoolId, userId],
    )
  }
}

/** Adds corrections like the applied correction. */
async function manyRegrades(testApp: TestApp) {
  const described = await rows<{ name: string }>(
    testApp,
    "select column_name as name from information_schema.columns where table_name = 'regrades' and column_name <> 'id'",
  )
  const columns = described.map(({ name }) => name).join(', ')
  await rows(
    testApp,
    `insert into regrades (${columns}) select ${columns} from regrades, generate_series(1, $1::int)`,
    [many],
  )
}

/** Adds questions, answers and reviews, copied from the last of each. Half of them are reported. */
async function manyContributions(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId } = student
  await rows(
    testApp,
    `insert into discussion_questions (school_id, course_id, author_id, content, reports, created_at)
     select school_id, course_id, author_id, content, number % 2, created_at
     from (select * from discussion_questions where school_id = $1 order by id desc limit 1) last, generate_series(1, $2::int) number`,
    [schoolId, many],
  )
  await rows(
    testApp,
    `insert into discussion_answers (school_id, question_id, author_id, by_teacher, content, reports, created_at)
     select school_id, question_id, author_id, by_teacher, content, number % 2, created_at
     from (select * from discussion_answers where school_id = $1 order by id desc limit 1) last, generate_series(1, $2::int) number`,
    [schoolId, many],
  )
  for (const number of numbers) {
    const { userId } = await testApp.person('student,normal', schoolId)
    await rows(
      testApp,
      `insert into course_reviews (school_id, course_id, author_id, stars, reports, created_at, updated_at)
       select school_id, course_id, $1, stars, $2::int, created_at, updated_at
       from course_reviews where school_id = $3 order by id desc limit 1`,
      [userId, number % 2, schoolId],
    )
  }
  await rows(
    testApp,
    `insert into course_notes (school_id, course_id, lesson_id, author_id, key, second, content, created_at, updated_at)
     select school_id, course_id, lesson_id, author_id, 'many-' || number, second, content, created_at, updated_at
     from (select * from course_notes where author_id = $1 order by id desc limit 1) last, generate_series(1, $2::int) number`,
    [student.userId, many],
  )
}

/** Adds tasks like the first one, and a hand-in of many students for it. */
async function manyHandIns(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId } = student
  const item = 'school_id = $1 order by id limit 1'
  await rows(
    testApp,
    `insert into homework_items (school_id, course_id, author_id, resources_type, title, points, released, created_at, updated_at)
     select school_id, course_id, author_id, resources_type, title, points, true, created_at, updated_at
     from (select * from homework_items where ${item}) first, generate_series(1, $2::int)`,
    [schoolId, many],
  )
  for (const number of numbers) {
    const { userId } = await testApp.person('student,normal', schoolId)
    await rows(
      testApp,
      `insert into hand_ins (school_id, item_id, user_id, number, content, handed_in_at, score, graded_at)
       select school_id, item_id, $1, 1, 'x', handed_in_at, $2::int, handed_in_at
       from hand_ins where school_id = $3 order by id limit 1`,
      [userId, number, schoolId],
    )
  }
}

/** Adds each course to the student's favourites and visits, with a link that shares it. */
async function manyFavourites(testApp: TestApp, { people: { student, teacher } }: SchoolScene) {
  const { schoolId, userId } = student
  for (const [table, moment] of [
    ['course_favourites', 'created_at'],
    ['course_visits', 'visited_at'],
  ])
    await rows(
      testApp,
      `insert into ${table} (school_id, user_id, course_id, ${moment})
       select school_id, $2, id, now() from courses where school_id = $1 on conflict do nothing`,
      [schoolId, userId],
    )
  await rows(
    testApp,
    `insert into share_links (school_id, course_id, created_by, code, way, created_at)
     select school_id, id, $2, lpad(id::text, 22, 'x'), 1, now() from courses where school_id = $1`,
    [schoolId, teacher.userId],
  )
}

/** Lets everybody of the school join a course by the same link. */
async function manyArrived(testApp: TestApp, { people: { student } }: SchoolScene) {
  await rows(
    testApp,
    `insert into share_link_uses (school_id, link_id, user_id, used_at)
     select u.school_id, l.id, u.id, now() from users u join share_links l on l.school_id = u.school_id
     where u.school_id = $1 on conflict do nothing`,
    [student.schoolId],
  )
}

/** Adds watched lessons, completed courses and left courses. */
async function manyStudied(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId, userId } = student
  await rows(
    testApp,
    `insert into video_progress (school_id, user_id, course_id, lesson_id, updated_at)
     select l.school_id, $2, l.course_id, l.id, now() from lessons l where l.school_id = $1 on conflict do nothing`,
    [schoolId, userId],
  )
  await rows(
    testApp,
    `insert into left_enrolments (school_id, user_id, course_id, joined_at, status, left_at)
     select c.school_id, $2, c.id, now(), 1, now() from courses c
     where c.school_id = $1 and not exists (select 1 from enrolments e where e.course_id = c.id and e.user_id = $2)`,
    [schoolId, userId],
  )
  await rows(
    testApp,
    `insert into enrolments (school_id, user_id, course_id, joined_at, status, completed_at)
     select c.school_id, $2, c.id, now(), 2, now() from courses c where c.school_id = $1 and c.audit_status = 1 on conflict do nothing`,
    [schoolId, userId],
  )
}

async function manyTeachers(testApp: TestApp, { people: { teacher } }: SchoolScene) {
  for (const _ of numbers) {
    const { userId } = await testApp.person('teacher,normal', teacher.schoolId)
    await rows(
      testApp,
      'insert into course_teachers (school_id, course_id, user_id) select school_id, id, $2 from courses where school_id = $1',
      [teacher.schoolId, userId],
    )
  }
}

async function manyFiles(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId, userId: ownerId } = student
  for (const _ of numbers) await makeFile(testApp.db, { schoolId, ownerId, purpose: 'own' })
}

/** Adds credits of coins to the student, and discount codes. */
async function manyCoins(testApp: TestApp, { people: { student, schoolAdmin } }: SchoolScene) {
  const userSign = testApp.seal('user', student.userId)
  for (const number of numbers) {
    const credit = { userSign, amount: 1, reason: 'A prize.', key: randomUUID() }
    await act(testApp, orders.creditCoins, credit, schoolAdmin)
    const code = { discountsCode: `MANY-${number}`, kind: 'percent' as const, value: 5 }
    await act(testApp, orders.saveDiscountCode, code, schoolAdmin)
    const batch = { name: `Many ${number}`, coins: 1, quantity: 1, key: randomUUID() }
    await act(testApp, orders.makeCodeBatch, batch, schoolAdmin)
  }
  await testApp.database.pool.query(
    `insert into activation_codes (school_id, batch_id, code_hash, last_four, state, redeemed_by, redeemed_at)
     select school_id, batch_id, 'many ' || number, 'MANY', state, redeemed_by, redeemed_at
     from (select * from activation_codes where school_id = $1 and state = 'redeemed' limit 1) one, generate_series(1, $2::int) number`,
    [student.schoolId, numbers.length],
  )
}

/** Adds revoked certificates, of which a student may have many in one course. */
async function manyCertificates(testApp: TestApp, { certificates: { number: old } }: SchoolScene) {
  for (const _ of numbers)
    await testApp.database.pool.query(
      `insert into certificates (school_id, number, user_id, kind, course_id, holder_name, school_title, course_names, credit,
        issued_at, revoked_at, revoke_reason)
      select school_id, $1, user_id, kind, course_id, holder_name, school_title, course_names, credit, issued_at, issued_at, 'Many.'
      from certificates where number = $2`,
      [newCertificateNumber((below) => randomInt(below)), old],
    )
}

async function manySchools(testApp: TestApp) {
  for (const number of numbers)
    await createSchool(testApp.db, {
      key: `many-${number}`,
      hosts: [`many-${number}.localhost`],
      title: { en: `School ${number}` },
    })
}

/** Moves each joining back by 60 days without any study, so that all students are at risk. */
async function manyQuiet(testApp: TestApp) {
  await testApp.database.pool.query(
    "update enrolments set joined_at = joined_at - interval '60 days', last_study_at = null where status <> 2",
  )
}

/** Adds texts like the published ones. The student has saved and opened each of them. */
async function manyArticles(testApp: TestApp, { people: { student } }: SchoolScene) {
  const { schoolId, userId } = student
  await rows(
    testApp,
    `insert into articles (school_id, author_id, category, type_id, title, cover_seed, content, state, created_at, updated_at, published_at)
     select school_id, author_id, category, type_id, title, cover_seed, content, state, created_at, updated_at, published_at
     from articles, generate_series(1, $2::int) where school_id = $1 and state = 'published'`,
    [schoolId, many],
  )
  await rows(
    testApp,
    'insert into article_types (school_id, names) select $1::bigint, \'{"en":"Type"}\' from generate_series(1, $2::int)',
    [schoolId, many],
  )
  for (const [table, moment] of [
    ['article_favourites', 'created_at'],
    ['article_visits', 'visited_at'],
  ])
    await rows(
      testApp,
      `insert into ${table} (school_id, article_id, user_id, ${moment}) select school_id, id, $2, now() from articles where school_id = $1 on conflict do nothing`,
      [schoolId, userId],
    )
}

const manyVersions = (testApp: TestApp, { people: { teacher } }: SchoolScene) =>
  rows(
    testApp,
    `insert into agreement_versions (school_id, form, version, title, html, created_at)
     select $1, 2, n, '{}', '{}', now() from generate_series(1, ${many}) n`,
    [teacher.schoolId],
  )

beforeAll(async () => {
  scene = await openScene()
  await manySchools(scene.testApp)
  await manyCourses(scene.testApp, scene.first)
  await manyTrainings(scene.testApp, scene.first)
  await manyExams(scene.testApp, scene.first)
  await manyRecords(scene.testApp, scene.first)
  await manyNoticed(scene.testApp, scene.first)
  await manyGiven(scene.testApp, scene.first)
  await manyFaces(scene.testApp, scene.first)
  await manyRegrades(scene.testApp)
  await manyContributions(scene.testApp, scene.first)
  await manyHandIns(scene.testApp, scene.first)
  await manyFavourites(scene.testApp, scene.first)
  await manyArrived(scene.testApp, scene.first)
  await manyStudied(scene.testApp, scene.first)
  await manyTeachers(scene.testApp, scene.first)
  await manyFiles(scene.testApp, scene.first)
  await manyCoins(scene.testApp, scene.first)
  await manyCertificates(scene.testApp, scene.first)
  await manyQuiet(scene.testApp)
  await manyArticles(scene.testApp, scene.first)
  await manyVersions(scene.testApp, scene.first)
  await manyOfWork(scene.testApp, scene.first, many)
})
afterAll(() => scene.testApp.close())

/** True for a call whose data is a list, or a page of one. */
function isList({ call }: NamedCall): boolean {
  const { type, properties = {} } = z.toJSONSchema(call.data, { unrepresentable: 'any' })
  return type === 'array' || ('list' in properties && 'total' in properties)
}

function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return typeof data === 'object' && data && 'list' in data ? rowsIn(data.list) : 0
}

interface Asked {
  statements: number
  rows: number
}

async function ask(named: NamedCall, input: object): Promise<Asked> {
  const caller = rightfulAsker(named, scene.first)
  let found = 0
  const statements = await scene.testApp.statementsOf(async () => {
    const { body } = await send(scene.testApp, named.call, input, caller)
    expect(body.code).toBe(200)
    found = rowsIn(body.data)
  })
  return { statements, rows: found }
}

/** The required fields without filters. If any of several fields is enough, the first. */
function plainInput({ call: { input } }: NamedCall, sample: Record<string, unknown>) {
  const plain: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(input.shape))
    if (!field.safeParse(undefined).success) plain[name] = sample[name]
  for (const name of Object.keys(input.shape))
    if (!input.safeParse(plain).success) plain[name] ??= sample[name]
  return plain
}

async function measure(named: NamedCall) {
  const sample = await named.sample(scene.first)
  const plain = plainInput(named, sample)
  const isSized = 'size' in named.call.input.shape
  const widest = named.call.input.safeParse({ ...sample, size: 50 }).success ? 50 : 20
  const small = await ask(named, { ...plain, ...(isSized && { size: 3 }) })
  const large = await ask(named, { ...plain, ...(isSized && { size: widest }) })
  const filtered = await ask(named, { ...sample, ...(isSized && { size: widest }) })
  return { small, large, filtered, isSized }
}

const lists = everyCall.filter(isList)

describe('a list needs at most three statements, including that of the session, for any length', () => {
  it.each(lists.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_title, named) => {
      // The first request of a minute also records the use of the session.
      await measure(named)
      const { small, large, filtered, isSized } = await measure(named)
      if (isSized && !hasOneRow(named)) expect(large.rows).toBeGreaterThan(small.rows)
      expect(large.statements).toBe(small.statements)
      const sent = { plain: large.statements, filtered: filtered.statements }
      const within = (count: number) => Math.min(count, statementsOf(named))
      expect(sent).toEqual({ plain: within(sent.plain), filtered: within(sent.filtered) })
    },
  )

  it('the test finds the lists', () => {
    expect(lists.length).toBeGreaterThan(15)
  })
})
