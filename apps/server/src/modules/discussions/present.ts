import type {
  CourseAnswer,
  CourseQuestion,
  OpenQuestion,
  ReportedContribution,
} from '@titian/contract'
import { pickText } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import type { CourseAccess } from '../courses/index.ts'
import * as policy from './policy.ts'
import type { AnswerRow, OpenRow, QuestionRow, ReportedRow } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

interface Written {
  authorId: number
  authorName: string
  byTeacher: boolean
  createdAt: Date
}

function authorOf(row: Written, course: CourseAccess, actor: Actor) {
  return {
    // Teachers stand on the page of the course anyway.
    authorName: row.byTeacher || policy.maySeeNames(actor, course) ? row.authorName : null,
    byTeacher: row.byTeacher,
    own: actor.kind === 'user' && actor.userId === row.authorId,
    createdAt: row.createdAt.toISOString(),
  }
}

export function question(
  row: QuestionRow,
  course: CourseAccess,
  actor: Actor,
  { seal }: View,
): CourseQuestion {
  return {
    idSign: seal('courseQuestion', row.id),
    questionsContent: row.content,
    answers: row.answers,
    answeredByTeacher: row.answeredByTeacher,
    ...authorOf(row, course, actor),
    may: {
      answer: policy.mayWrite(actor, course),
      remove: policy.mayRemove(actor, course, row.authorId),
      report: policy.mayReport(actor, course, row.authorId),
    },
  }
}

export function answer(
  row: AnswerRow,
  course: CourseAccess,
  actor: Actor,
  { seal }: View,
): CourseAnswer {
  return {
    idSign: seal('courseAnswer', row.id),
    answersContent: row.content,
    ...authorOf(row, course, actor),
    may: {
      remove: policy.mayRemove(actor, course, row.authorId),
      report: policy.mayReport(actor, course, row.authorId),
    },
  }
}

export function open(row: OpenRow, { seal, language, school }: View): OpenQuestion {
  return {
    idSign: seal('courseQuestion', row.id),
    courseIdSign: seal('course', row.courseId),
    courseName: pickText(row.courseNames, language, school.defaultLanguage),
    questionsContent: row.content,
    authorName: row.authorName,
    answers: row.answers,
    createdAt: row.createdAt.toISOString(),
  }
}

export function reported(row: ReportedRow, { seal, language, school }: View): ReportedContribution {
  return {
    kind: row.kind,
    sign: seal(row.kind === 'question' ? 'courseQuestion' : 'courseAnswer', row.id),
    content: row.content,
    courseName: pickText(row.course_names, language, school.defaultLanguage),
    authorName: row.author_name,
    reports: row.reports,
    hidden: row.hidden,
    createdAt: row.created_at.toISOString(),
  }
}
