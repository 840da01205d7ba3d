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

/** Seconds in which the same words are the same contribution, sent again. */
const twinSeconds = 60
const contributionsAnHour = { seconds: 3600, most: 40 }

/** Characters of a contribution that its notice shows. */
const excerptLength = 200

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text

/** Counts a contribution of this person; true when there were too many in the last hour. */
export function isTooMany({ db, actor, now }: Writing): Promise<boolean> {
  return isOverLimit(db, { key: `discussion ${actor.userId}`, ...contributionsAnHour }, now)
}

/** What the notice of a contribution says. */
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

/** The id of the question; the author is locked, so that the second of two requests finds what the first wrote. */
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

/** The id of the answer; whoever asked is told, unless it is their own. */
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

/** Hides what was written, or shows it; the log says who decided. */
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
