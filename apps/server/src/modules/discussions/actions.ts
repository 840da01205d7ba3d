import { pickText, type Texts } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { lockUser } from '../accounts/index.ts'
import * as queries from './queries.ts'

type Writing = Context<never, User>

interface Course {
  id: number
  names: Texts
  teaches: boolean
}

/**
 * Within this many seconds a second contribution with the same text counts as a repeated request,
 * not as a new contribution.
 */
const twinSeconds = 60
const contributionsAnHour = { seconds: 3600, most: 40 }

/** A notice shows at most this many characters of a contribution. */
const excerptLength = 200

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text

/**
 * Counts one contribution of the caller. Returns true when the caller has sent too many within an
 * hour.
 */
export function isTooMany({ db, actor, now }: Writing): Promise<boolean> {
  return isOverLimit(db, { key: `discussion ${actor.userId}`, ...contributionsAnHour }, now)
}

/** Returns the values that the text of a notice about a contribution needs. */
function noticeOf({ actor, school, seal, now }: Writing, course: Course, content: string) {
  return {
    schoolId: school.id,
    courseName: pickText(course.names, school.defaultLanguage, school.defaultLanguage),
    courseSign: seal('course', course.id),
    authorName: actor.name,
    excerpt: excerpt(content),
    createdAt: now,
  }
}

/**
 * Returns the id of the new question. Locks its author first. If an equal request comes at the same
 * time, it finds this question.
 */
export function ask(context: Writing, course: Course, content: string): Promise<number> {
  const { db, actor, school, now, events } = context
  const question = {
    schoolId: school.id,
    courseId: course.id,
    authorId: actor.userId,
    content,
    createdAt: now,
  }
  return db.transaction(async (tx) => {
    await lockUser(tx, school.id, actor.userId)
    const twin = await queries.findTwinQuestion(tx, question, secondsAfter(now, -twinSeconds))
    if (twin !== undefined) return twin
    const id = await queries.insertQuestion(tx, question)
    const teachers = await queries.listTeachers(tx, school.id, course.id)
    await events.publish(tx, 'questionAsked', {
      ...noticeOf(context, course, content),
      userIds: teachers.filter((userId) => userId !== actor.userId),
    })
    return id
  })
}

/**
 * Returns the id of the new answer, and notifies the author of the question unless the same person
 * wrote the answer.
 */
export function reply(
  context: Writing,
  course: Course,
  question: { id: number; authorId: number },
  content: string,
): Promise<number> {
  const { db, actor, school, now, events } = context
  const answer = {
    schoolId: school.id,
    questionId: question.id,
    authorId: actor.userId,
    byTeacher: course.teaches,
    content,
    createdAt: now,
  }
  return db.transaction(async (tx) => {
    await lockUser(tx, school.id, actor.userId)
    const twin = await queries.findTwinAnswer(tx, answer, secondsAfter(now, -twinSeconds))
    if (twin !== undefined) return twin
    await queries.lockQuestion(tx, question.id)
    const id = await queries.insertAnswer(tx, answer)
    await queries.countAnswers(tx, question.id)
    if (question.authorId !== actor.userId)
      await events.publish(tx, 'questionAnswered', {
        ...noticeOf(context, course, content),
        userIds: [question.authorId],
      })
    return id
  })
}

export async function remove(
  { db, now }: Writing,
  contribution: queries.Contribution,
): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.lockQuestion(tx, contribution.questionId)
    await queries.removeContribution(tx, contribution, now)
    if (contribution.kind === 'answer') await queries.countAnswers(tx, contribution.questionId)
  })
}

export async function report(
  { db, actor, school, now }: Writing,
  contribution: queries.Contribution,
): Promise<void> {
  const by = { schoolId: school.id, userId: actor.userId }
  await db.transaction(async (tx) => {
    await queries.lockQuestion(tx, contribution.questionId)
    await queries.insertReport(tx, contribution, by, now)
  })
}

/** Hides or shows a reported contribution, and logs the member of staff who decided. */
export async function decide(
  context: Writing,
  contribution: queries.Contribution,
  hidden: boolean,
): Promise<void> {
  const { kind, questionId, authorId, content } = contribution
  await context.db.transaction(async (tx) => {
    await queries.lockQuestion(tx, questionId)
    await queries.decide(tx, contribution, hidden)
    if (kind === 'answer') await queries.countAnswers(tx, questionId)
    await recordAudit(tx, context, {
      action: hidden ? 'contribution.hidden' : 'contribution.shown',
      subjectId: authorId,
      detail: [{ field: kind, before: '', after: excerpt(content) }],
    })
  })
}
