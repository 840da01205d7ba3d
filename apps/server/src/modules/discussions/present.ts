import type {
  CourseAnswer,
  CourseQuestion,
  OpenQuestion,
  ReportedContribution,
} from '@titian/contract'
import { pickText } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { shownAuthor } from '../accounts/index.ts'
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

function authorOf(
  row: Written,
  course: CourseAccess,
  actor: Actor,
  { language }: Pick<View, 'language'>,
) {
  return {
    // The page of the course shows the names of its teachers to everybody, so they are never hidden
    // here.
    authorName:
      row.byTeacher || policy.maySeeNames(actor, course)
        ? shownAuthor(row.authorName, language)
        : null,
    byTeacher: row.byTeacher,
    own: actor.kind === 'user' && actor.userId === row.authorId,
    createdAt: row.createdAt.toISOString(),
  }
}

export function question(
  row: QuestionRow,
  course: CourseAccess,
  actor: Actor,
  { seal, language }: View,
): CourseQuestion {
  return {
    idSign: seal('courseQuestion', row.id),
    questionsContent: row.content,
    answers: row.answers,
    answeredByTeacher: row.answeredByTeacher,
    ...authorOf(row, course, actor, { language }),
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
  { seal, language }: View,
): CourseAnswer {
  return {
    idSign: seal('courseAnswer', row.id),
    answersContent: row.content,
    ...authorOf(row, course, actor, { language }),
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
    authorName: shownAuthor(row.authorName, language),
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
    authorName: shownAuthor(row.author_name, language),
    reports: row.reports,
    hidden: row.hidden,
    createdAt: row.created_at.toISOString(),
  }
}
