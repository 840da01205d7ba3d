import type { courses, statistics } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor } from '../access/queries.ts'
import * as present from '../authoring/present.ts'
import * as queries from '../authoring/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import { stepReview } from './actions.ts'
import * as reviews from './queries.ts'
import { stateFilters } from '../states/rules.ts'

export const reviewAnswers: SomeAnswers<typeof courses, 'courseAction'> = {
  courseAction: async ({ sign, action, reason, revision }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    const decides = action === 'approve' || action === 'refuse'
    if (!(decides ? policy.mayReview(actor, course) : policy.mayLead(actor, course, course.leads)))
      return refuse('noPermission')
    const seen = { revision: decides ? revision : course.revision, reason }
    const refused = await stepReview(db, context, course, action, seen)
    const newest = present.courseDraft(
      await getCourseFor(db, school.id, course.id, actor.userId),
      actor,
      viewOf(context),
    )
    if (refused === 'changedMeanwhile')
      return refuse('alreadyDone', { reason: refused, extend: { newer: newest } })
    return refused ?? newest
  },
}

/** The calls belong to the calls of statistics, which a student's browser never loads. */
export const reviewListAnswers: SomeAnswers<typeof statistics, 'reviewList' | 'courseSteps'> = {
  reviewList: async ({ name, state, ...window }, context) => {
    const { rows, total } = await queries.listTaught(
      context.db,
      context.school.id,
      { ...stateFilters[state], named: name, oldestFirst: state === 'waiting' },
      window,
    )
    return { list: rows.map((row) => present.taught(row, viewOf(context))), total }
  },
  courseSteps: async ({ sign }, { db, school, actor, open, refuse }) => {
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const rows = await reviews.listSteps(db, course)
    return {
      list: rows.map(({ at, byName, ...step }) => ({
        ...step,
        at: at.toISOString(),
        byName: byName ?? '',
      })),
    }
  },
}
