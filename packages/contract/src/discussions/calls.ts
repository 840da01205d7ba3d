import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, text } from '../wire/fields.ts'
import {
  contributionKind,
  courseAnswer,
  courseQuestion,
  openQuestion,
  reportedContribution,
} from './shapes.ts'

/** CRS-064, CRS-067: by default a page has three questions or answers. */
const paging = { page, size: size(3, 30) }
const newSign = z.object({ sign: z.string() })
/** CRS-070: the length is counted after trimming. */
const words = text(1000)
const one = z.object({ kind: contributionKind, sign })

/** Questions of a course and their answers. */
export const discussions = {
  questionsList: call({
    id: 'CALL-070',
    method: 'POST',
    path: '/course/questionsList',
    who: 'anyone',
    kind: 'read',
    input: z.object({
      courseIdSign: sign,
      ...paging,
      /** CRS-065: 0 newest first, 1 most answered first. */
      sortType: z.union([z.literal(0), z.literal(1)]).default(0),
    }),
    data: listOf(courseQuestion).extend({ may: z.object({ ask: z.boolean() }) }),
  }),
  /** A text that the same person sends twice within a minute creates only one question. */
  addQuestions: call({
    id: 'CALL-071',
    method: 'POST',
    path: '/course/addQuestions',
    who: 'signedIn',
    kind: 'write',
    input: z.object({ courseIdSign: sign, questionsContent: words }),
    data: newSign,
  }),
  answersList: call({
    id: 'CALL-072',
    method: 'POST',
    path: '/course/answersList',
    who: 'anyone',
    kind: 'read',
    input: z.object({ questionsIdSign: sign, ...paging }),
    data: listOf(courseAnswer),
  }),
  addAnswers: call({
    id: 'CALL-073',
    method: 'POST',
    path: '/course/addAnswers',
    who: 'signedIn',
    kind: 'write',
    input: z.object({ questionsIdSign: sign, answersContent: words }),
    data: newSign,
  }),
  /** Removes a contribution; for its author, the teachers of the course and staff. */
  removeContribution: call({
    id: 'CALL-390',
    method: 'POST',
    path: '/course/removeContribution',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
  }),
  /**
   * Reports a contribution; for members of the course. A second report by the same person has no
   * effect.
   */
  reportContribution: call({
    id: 'CALL-391',
    method: 'POST',
    path: '/course/reportContribution',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
  }),
  /** The questions of courses that the caller teaches, oldest first. */
  listOpenQuestions: call({
    id: 'CALL-392',
    method: 'POST',
    path: '/course/listOpenQuestions',
    who: 'teacher',
    kind: 'read',
    input: z.object({ page, size: size() }),
    data: listOf(openQuestion),
  }),
  listReportedContributions: call({
    id: 'CALL-393',
    method: 'POST',
    path: '/course/listReportedContributions',
    who: 'staff',
    kind: 'read',
    input: z.object({
      state: z.enum(['reported', 'hidden']).default('reported'),
      page,
      size: size(),
    }),
    data: listOf(reportedContribution),
  }),
  /** Hides a contribution, or shows it and closes its reports. */
  decideContribution: call({
    id: 'CALL-393',
    method: 'POST',
    path: '/course/decideContribution',
    who: 'staff',
    kind: 'save',
    input: one.extend({ hidden: z.boolean() }),
    data: done,
  }),
}
