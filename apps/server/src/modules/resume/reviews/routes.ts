import type { resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { ownerOf } from '../actions.ts'
import { refuseForeign } from '../sections/entries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/** The student's calls. */
const ownAnswers: SomeAnswers<
  typeof resume,
  | 'resumeReviewers'
  | 'requestResumeReview'
  | 'listResumeReviews'
  | 'withdrawResumeReview'
  | 'resolveResumeComment'
> = {
  resumeReviewers: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const rows = await queries.listReviewers(context.db, ownerOf(context))
    return rows.map((row) => present.reviewer(row, context))
  },
  requestResumeReview: async ({ resumeId, teacherSign, ...wanted }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const teacherId = context.open('user', teacherSign)
    const id = await actions.requestReview(context, { ...wanted, teacherId })
    return id instanceof Refusal ? id : { sign: context.seal('resumeReview', id) }
  },
  listResumeReviews: async ({ resumeId, page, size }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const student = ownerOf(context)
    const { rows, total } = await queries.listReviews(context.db, student, { page, size })
    const unresolved = await queries.countUnresolved(context.db, student)
    return { list: rows.map((row) => present.review(row, context)), total, unresolved }
  },
  withdrawResumeReview: async ({ sign }, context) => {
    const { db, now, open } = context
    await queries.withdrawReview(db, ownerOf(context), open('resumeReview', sign), now)
    return null
  },
  resolveResumeComment: async ({ sign, resolved }, context) => {
    const { db, now, open } = context
    const commentId = open('resumeComment', sign)
    await queries.resolveComment(db, ownerOf(context), commentId, resolved ? now : null)
    return null
  },
}

/** The teacher's calls. */
const teacherAnswers: SomeAnswers<
  typeof resume,
  | 'listRequestedReviews'
  | 'requestedReview'
  | 'addResumeComment'
  | 'updateResumeComment'
  | 'removeResumeComment'
  | 'finishResumeReview'
> = {
  listRequestedReviews: async ({ name, page, size }, context) => {
    const teacher = ownerOf(context)
    const { rows, total } = await queries.listRequested(context.db, teacher, name, { page, size })
    return { list: rows.map((row) => present.requestedRow(row, context)), total }
  },
  requestedReview: async ({ sign }, context) => {
    const { db, open } = context
    const row = await queries.getRequested(db, ownerOf(context), open('resumeReview', sign))
    const copy = actions.copyOfRequest(row)
    return present.requested(row, actions.paperOfCopy(copy, context), copy, context)
  },
  addResumeComment: async ({ sign, ...written }, context) => {
    const row = await actions.addComment(context, context.open('resumeReview', sign), written)
    return row instanceof Refusal ? row : present.comment(row, context)
  },
  updateResumeComment: async ({ sign, commentSign, content }, context) => {
    const { open } = context
    const [reviewId, commentId] = [open('resumeReview', sign), open('resumeComment', commentSign)]
    const row = await actions.updateComment(context, reviewId, commentId, content)
    return row instanceof Refusal ? row : present.comment(row, context)
  },
  removeResumeComment: async ({ sign, commentSign }, context) => {
    const { open } = context
    const [reviewId, commentId] = [open('resumeReview', sign), open('resumeComment', commentSign)]
    const refused = await actions.removeComment(context, reviewId, commentId)
    return refused instanceof Refusal ? refused : null
  },
  finishResumeReview: async ({ sign }, context) => {
    const at = await actions.finishReview(context, context.open('resumeReview', sign))
    return { finishedAt: at.toISOString() }
  },
}

/** Comments of a teacher on a copy of a resume. */
export const reviewAnswers = { ...ownAnswers, ...teacherAnswers }
