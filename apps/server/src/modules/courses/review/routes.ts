import type { courses } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as present from '../authoring/present.ts'
import * as queries from '../authoring/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import { stepReview } from './actions.ts'
import { auditStatus } from './rules.ts'

export const reviewAnswers: SomeAnswers<typeof courses, 'reviewList' | 'courseAction'> = {
  reviewList: async (window, context) => {
    const { rows, total } = await queries.listTaught(
      context.db,
      context.school.id,
      { auditStatus: auditStatus.waiting, oldestFirst: true },
      window,
    )
    return { list: rows.map((row) => present.taught(row, viewOf(context))), total }
  },
  courseAction: async ({ sign, action, reason, revision }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await queries.getCourseFor(db, school.id, open('course', sign), actor.userId)
    const decides = action === 'approve' || action === 'refuse'
    if (!(decides ? policy.mayReview(actor, course) : policy.mayLead(actor, course, course.leads)))
      return refuse('noPermission')
    const seen = { revision: decides ? revision : course.revision, reason }
    const no = await stepReview(db, context, course, action, seen)
    const newest = present.courseDraft(
      await queries.getCourseFor(db, school.id, course.id, actor.userId),
      actor,
      viewOf(context),
    )
    if (no === 'changedMeanwhile')
      return refuse('alreadyDone', { reason: no, extend: { newer: newest } })
    return no ?? newest
  },
}
