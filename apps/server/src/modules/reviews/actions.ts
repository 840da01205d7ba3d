import type { User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import * as queries from './queries.ts'

type Writing = Context<never, User>

interface Words {
  stars: number
  content: string
}

/**
 * Creates or changes the only review of a person in a course; its stars are counted in the same
 * transaction.
 */
export function save(
  { db, school, actor, now }: Writing,
  courseId: number,
  words: Words,
): Promise<number> {
  return db.transaction(async (tx) => {
    await queries.lockCourse(tx, courseId)
    const { own } = await queries.getOwn(tx, school.id, courseId, actor.userId)
    if (!own) {
      const author = { schoolId: school.id, courseId, authorId: actor.userId }
      await queries.countStars(tx, courseId, words.stars, 1)
      return queries.insertReview(tx, { ...author, ...words, createdAt: now, updatedAt: now })
    }
    if (own.stars === words.stars && own.content === words.content) return own.id
    if (!own.hidden && own.stars !== words.stars) {
      await queries.countStars(tx, courseId, own.stars, -1)
      await queries.countStars(tx, courseId, words.stars, 1)
    }
    await queries.updateReview(tx, own.id, { ...words, updatedAt: now })
    return own.id
  })
}

export async function remove({ db, school }: Writing, courseId: number, reviewId: number) {
  await db.transaction(async (tx) => {
    await queries.lockCourse(tx, courseId)
    const { hidden, stars } = await queries.getReview(tx, school.id, reviewId)
    if (!hidden) await queries.countStars(tx, courseId, stars, -1)
    await queries.deleteReview(tx, reviewId)
  })
}

export async function report({ db, school, actor, now }: Writing, review: queries.Review) {
  const by = { schoolId: school.id, userId: actor.userId }
  await db.transaction(async (tx) => {
    await queries.lockCourse(tx, review.courseId)
    await queries.insertReport(tx, review.id, by, now)
  })
}

/** Hides a review with its stars, or shows it; the log names the decider. */
export async function decide(
  context: Writing,
  { id, courseId }: queries.Review,
  hidden: boolean,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await queries.lockCourse(tx, courseId)
    const before = await queries.getReview(tx, context.school.id, id)
    if (before.hidden !== hidden)
      await queries.countStars(tx, courseId, before.stars, hidden ? -1 : 1)
    await queries.updateReview(tx, id, { hidden, reports: 0 })
    await recordAudit(tx, context, {
      action: hidden ? 'contribution.hidden' : 'contribution.shown',
      subjectId: before.authorId,
      detail: [{ field: 'review', before: '', after: before.content.slice(0, 200) }],
    })
  })
}
