import { reviews } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { getCourseFor, maySee } from '../courses/index.ts'
import * as actions from './actions.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const viewerOf = (actor: Actor) => (actor.kind === 'user' ? actor.userId : 0)

/** Returns a review with the caller's relation to its course. */
async function getReview(
  { db, school, actor, open }: Pick<Context, 'db' | 'school' | 'actor' | 'open'>,
  sign: string,
) {
  const review = await queries.getReview(db, school.id, open('review', sign))
  return { review, course: await getCourseFor(db, school.id, review.courseId, viewerOf(actor)) }
}

export const reviewRoutes = answer(reviews, {
  listReviews: async ({ courseIdSign, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const viewer = viewerOf(actor)
    const { course, studied, own } = await queries.getOwn(
      db,
      school.id,
      open('course', courseIdSign),
      viewer,
    )
    if (!maySee(actor, course, course)) return refuse('notFound')
    const { rows, total } = await queries.listReviews(db, school.id, course.id, window)
    return {
      list: rows.map((row) => present.review(row, course, actor, context)),
      total,
      // A person who has left the course does not see the review of that time.
      own: own && course.joined ? present.review(own, course, actor, context) : null,
      may: { write: policy.mayWrite(actor, course, studied) },
    }
  },
  saveReview: async ({ courseIdSign, ...words }, context) => {
    const { db, school, actor, open, seal, refuse } = context
    const { course, studied } = await queries.getOwn(
      db,
      school.id,
      open('course', courseIdSign),
      actor.userId,
    )
    if (!maySee(actor, course, course)) return refuse('notFound')
    if (!policy.mayWrite(actor, course, studied)) return refuse('noPermission', 'studyFirst')
    return { sign: seal('review', await actions.save(context, course.id, words)) }
  },
  removeReview: async ({ sign }, context) => {
    const { review, course } = await getReview(context, sign)
    if (!policy.mayRemove(context.actor, course, review.authorId))
      return context.refuse('noPermission')
    await actions.remove(context, course.id, review.id)
    return null
  },
  reportReview: async ({ sign }, context) => {
    const { review, course } = await getReview(context, sign)
    if (!policy.mayReport(context.actor, course, review.authorId))
      return context.refuse('noPermission')
    await actions.report(context, review)
    return null
  },
  listReportedReviews: async ({ state, ...window }, context) => {
    const { db, school } = context
    const { rows, total } = await queries.listReported(db, school.id, state === 'hidden', window)
    return { list: rows.map((row) => present.reported(row, context)), total }
  },
  decideReview: async ({ sign, hidden }, context) => {
    const { review, course } = await getReview(context, sign)
    if (!policy.mayModerate(context.actor, course)) return context.refuse('noPermission')
    await actions.decide(context, review, hidden)
    return null
  },
})
