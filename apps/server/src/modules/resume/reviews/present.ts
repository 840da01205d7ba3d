import {
  type PrintedResume,
  pickText,
  type RequestedReview,
  type RequestedReviewRow,
  type ResumeComment,
  type ResumeReview,
  type ResumeReviewer,
} from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { StoredContent } from '../content/content.ts'
import type * as queries from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

export function reviewer(
  { id, name, courses, isAsked }: queries.ReviewerRow,
  { seal, language, school }: View,
): ResumeReviewer {
  return {
    sign: seal('user', id),
    name,
    courses: courses.map((names) => pickText(names, language, school.defaultLanguage)),
    isAsked,
  }
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

export function comment(row: queries.ListedComment, { seal }: View): ResumeComment {
  return {
    sign: seal('resumeComment', row.id),
    section: row.section,
    entryId: row.entryKey,
    entryTitle: row.entryTitle,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    changedAt: textOf(row.changedAt),
    resolvedAt: textOf(row.resolvedAt),
  }
}

type Request = Pick<queries.ReviewRow, 'id' | 'note' | 'revision' | 'createdAt' | 'finishedAt'>

const request = ({ id, note, revision, createdAt, finishedAt }: Request, { seal }: View) => ({
  sign: seal('resumeReview', id),
  note,
  revision,
  requestedAt: createdAt.toISOString(),
  finishedAt: textOf(finishedAt),
})

export function review(row: queries.ListedReview, view: View): ResumeReview {
  return {
    ...request(row, view),
    teacherName: row.teacherName,
    withContact: row.withContact,
    withdrawnAt: textOf(row.withdrawnAt),
    comments: row.comments.map((one) => comment(one, view)),
  }
}

export function requestedRow(row: queries.RequestedRow, view: View): RequestedReviewRow {
  return { ...request(row, view), studentName: row.studentName, comments: row.comments }
}

export function requested(
  row: queries.RequestedReviewRow,
  paper: PrintedResume,
  { look }: Pick<StoredContent, 'look'>,
  view: View,
): RequestedReview {
  const { language: _, ...shown } = look
  return {
    ...request(row, view),
    studentName: row.studentName,
    paper,
    look: shown,
    comments: row.comments.map((one) => comment(one, view)),
  }
}
