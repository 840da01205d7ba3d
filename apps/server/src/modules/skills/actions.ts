import { type CourseSkill, type Evidence, pickText, wrongField } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal } from '../../platform/refusal.ts'
import { findListed, firstCards, lockCourse } from '../courses/index.ts'
import { type FullPost, getKept, type PostWants } from '../employment/index.ts'
import { passedOf } from '../exams/index.ts'
import { getContentWithBook, listExamMarks, type SkillBook } from '../resume/index.ts'
import {
  eachOnce,
  matchOf,
  rankCourses,
  type RankedCourse,
  type Seeker,
  type SkillResult,
  skillResults,
  type Wanted,
} from './match/rules.ts'
import { seekerOf } from './match/seeker.ts'
import * as queries from './queries.ts'

type Asked = Pick<Context, 'db' | 'school' | 'now' | 'language'>

/** JOB-056, levels 3 to 5: returns the evidence of the student's results on the platform. */
async function recordedOf({ db, school, now, language }: Asked, userId: number, book: SkillBook) {
  const student = { schoolId: school.id, userId }
  const taught = await queries.listTaughtSkills(db, student)
  if (taught.length === 0) return []
  const passed = (await listExamMarks(db, student, now)).filter(({ score, total }) =>
    passedOf(score, total),
  )
  return taught.flatMap((row) => {
    const code = book.currentOf(row.code)
    const course = pickText(row.names, language, school.defaultLanguage)
    const shown: Evidence[] = []
    if (row.certified_on) shown.push({ kind: 'certificate', title: course, date: row.certified_on })
    const exam = passed.find(({ course_id }) => Number(course_id) === row.course_id)
    if (exam) shown.push({ kind: 'exam', title: exam.name, date: exam.submitted_on })
    if (row.task) shown.push({ kind: 'task', title: row.task, date: row.passed_on })
    if (row.completed) shown.push({ kind: 'course', title: course, date: row.completed_on })
    return shown.map((evidence) => ({ code, evidence }))
  })
}

/** Returns the requirements of a post. Two names of one skill count once, with the higher level. */
export const wantedOf = ({ post }: { post: Omit<PostWants, 'id'> }, book: SkillBook): Wanted => ({
  skills: eachOnce(
    post.skills.map(({ name, level }) => ({ code: book.codeOf(name), name, level })),
  ),
  degree: post.degree,
  experience: post.experience,
  city: post.city,
  remote: post.remote,
  currency: post.currency,
  least: post.monthlyLeast,
  most: post.monthlyMost,
  nature: post.nature,
})

/** Returns the evidence of the student's resume and results (JOB-056), in the school's skills. */
export async function findSeeker(
  context: Asked,
  userId: number,
): Promise<{ seeker: Seeker; book: SkillBook }> {
  const { db, school, now } = context
  const owner = { schoolId: school.id, userId }
  const { book, content } = await getContentWithBook(db, owner, context)
  const recorded = await recordedOf(context, userId, book)
  const today = now.toISOString().slice(0, 7)
  return { seeker: seekerOf(content, recorded, { today, book }), book }
}

/** JOB-053: returns how well the student's resume and results match the post. */
export async function match(context: Asked, userId: number, post: FullPost) {
  const { seeker, book } = await findSeeker(context, userId)
  return { ...matchOf(seeker, wantedOf(post, book)), book }
}

/** CNT-058: returns the evidence for lists of skills with their required levels. */
export async function shownSkills(
  context: Asked,
  userId: number,
  lists: readonly (readonly { code: string; level: number }[])[],
): Promise<SkillResult[][]> {
  const { seeker, book } = await findSeeker(context, userId)
  return lists.map((list) => {
    const skills = list.map(({ code, level }) => {
      const skill = book.findSkill(code)
      return { code: skill?.code ?? code, name: skill?.names[context.language] ?? code, level }
    })
    return skillResults(seeker, { skills: eachOnce(skills) })
  })
}

/** JOB-057: returns the best courses for missing skills. */
export async function coursesFor(
  { db, school }: Asked,
  userId: number,
  results: readonly SkillResult[],
  most: number,
): Promise<RankedCourse[]> {
  const open = results.filter(({ state }) => state !== 'had').map(({ code }) => code)
  if (open.length === 0) return []
  const rows = await queries.listTeaching(db, { schoolId: school.id, userId }, open)
  const courses = rows.map(({ course_id, ...row }) => ({ ...row, courseId: course_id }))
  return rankCourses(results, courses).slice(0, most)
}

/** Returns the cards of listed courses, by course id. */
export async function cardsOf({ db, school, now }: Asked, ids: number[]) {
  const filter = { ids, newSince: now, sort: 'time', order: 'desc' } as const
  const rows = ids.length > 0 ? await firstCards(db, school.id, filter, ids.length) : []
  return new Map(rows.map((row) => [row.id, row]))
}

const sameSkills = (one: readonly CourseSkill[], other: readonly CourseSkill[]): boolean => {
  const keyOf = (list: readonly CourseSkill[]) =>
    list
      .map(({ code, level }) => `${code}:${level}`)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join()
  return keyOf(one) === keyOf(other)
}

/**
 * JOB-120: replaces the list based on the version that the caller has seen; a repetition finds its
 * own list and succeeds.
 */
export async function saveCourseSkills(
  { db, school }: Asked,
  courseId: number,
  seen: readonly CourseSkill[],
  list: readonly CourseSkill[],
) {
  const course = { schoolId: school.id, courseId }
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, courseId)
    const now = await queries.listCourseSkills(tx, course)
    if (!sameSkills(now, seen) && !sameSkills(now, list)) return { saved: false, list: now }
    await queries.setCourseSkills(tx, course, list)
    return { saved: true, list: await queries.listCourseSkills(tx, course) }
  })
}

/** A visitor without any evidence. */
export const nobody: Seeker = {
  evidence: new Map(),
  saysSkills: false,
  degree: null,
  months: null,
  cities: [],
  salaries: [],
  natures: [],
}

/** JOB-121: pins a visible course, or removes the pin. Pinning the same course changes nothing. */
export function pin(context: Context<never, User>, postId: number, courseSign: string) {
  const { db, school, actor, open, now, language } = context
  const courseId = courseSign === '' ? undefined : open('course', courseSign)
  return db.transaction(async (tx) => {
    const { title } = (await getKept(tx, school.id, postId)).post
    const before = await queries.findPinned(tx, postId)
    if (before?.id === courseId) return undefined
    if (courseId === undefined) await queries.unpinCourse(tx, postId)
    else {
      if (!(await findListed(tx, school.id, courseId)))
        return refusal('invalidInput', { fields: wrongField('courseIdSign', language) })
      const chosen = { courseId, chosenBy: actor.userId, chosenAt: now }
      await queries.pinCourse(tx, { postId, schoolId: school.id, ...chosen })
    }
    const nameOf = (row: typeof before) =>
      row ? pickText(row.names, language, school.defaultLanguage) : ''
    const after = await queries.findPinned(tx, postId)
    const change = { field: 'course', before: nameOf(before), after: nameOf(after) }
    const detail = [{ field: 'jobPost', before: '', after: title }, change]
    await recordAudit(tx, context, { action: 'jobPost.coursePinned', detail })
    return undefined
  })
}
