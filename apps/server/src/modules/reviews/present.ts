import { type CourseReview, pickText, type ReportedReview } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { shownAuthor } from '../accounts/index.ts'
import type { CourseAccess } from '../courses/index.ts'
import { maySeeNames } from '../discussions/index.ts'
import * as policy from './policy.ts'
import type { ReportedRow, ReviewRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

export function review(
  row: ReviewRow,
  course: CourseAccess,
  actor: Actor,
  { seal, language }: View,
): CourseReview {
  return {
    idSign: seal('review', row.id),
    stars: row.stars,
    content: row.content,
    authorName: maySeeNames(actor, course) ? shownAuthor(row.authorName, language) : null,
    own: actor.kind === 'user' && actor.userId === row.authorId,
    updatedAt: row.updatedAt.toISOString(),
    may: {
      remove: policy.mayRemove(actor, course, row.authorId),
      report: policy.mayReport(actor, course, row.authorId),
    },
  }
}

export function reported(row: ReportedRow, { seal, language, school }: View): ReportedReview {
  return {
    sign: seal('review', row.id),
    stars: row.stars,
    content: row.content,
    courseName: pickText(row.courseNames, language, school.defaultLanguage),
    authorName: shownAuthor(row.authorName, language),
    reports: row.reports,
    hidden: row.hidden,
    createdAt: row.createdAt.toISOString(),
  }
}
