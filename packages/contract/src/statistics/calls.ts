import { z } from 'zod'
import { memberCalls } from '../courses/member-calls.ts'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'
import {
  dataStatistics,
  examinationRow,
  progressRow,
  scoreBuckets,
  scorePie,
  scoreRow,
  scoreSum,
  statisticsRecord,
  supervisedCourse,
} from './shapes.ts'
import { waitingCalls } from './waiting-calls.ts'

const search = z.string().trim().max(60).default('')
const ofCourse = { courseIdSign: sign, name: search, page, size: size(20) }
const descending = z.boolean().default(false)

/** What teachers and staff see of a course and its examinations (TCH-055 to TCH-076, TCH-089, TCH-094). */
export const statistics = {
  ...waitingCalls,
  dataStatistics: call({
    id: 'CALL-136',
    method: 'POST',
    path: '/statistics/dataStatistics',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: dataStatistics,
  }),
  allStudyProgressList: call({
    id: 'CALL-137',
    method: 'POST',
    path: '/statistics/allStudyProgressList',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      ...ofCourse,
      studyStatus: z.coerce.number().int().min(1).max(2).optional(),
      sort: z.enum(['name', 'watched', 'exams', 'lastStudy']).default('name'),
      descending,
    }),
    data: listOf(progressRow),
  }),
  /** The sign is of a course or of an examination, here and in `courseScoreSum` and `studentScore`. */
  scoreCount: call({
    id: 'CALL-138',
    method: 'POST',
    path: '/statistics/scoreCount',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: scoreBuckets,
  }),
  courseScoreSum: call({
    id: 'CALL-139',
    method: 'POST',
    path: '/statistics/courseScoreSum',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: scoreSum,
  }),
  allCourseScoreList: call({
    id: 'CALL-140',
    method: 'POST',
    path: '/statistics/allCourseScoreList',
    who: 'teacher',
    kind: 'read',
    input: z.object({ ...ofCourse, sort: z.enum(['name', 'result']).default('name'), descending }),
    data: listOf(scoreRow),
  }),
  recordList: call({
    id: 'CALL-142',
    method: 'POST',
    path: '/statistics/recordList',
    who: 'teacher',
    kind: 'read',
    input: z.object(ofCourse),
    data: listOf(statisticsRecord),
  }),
  examinationList: call({
    id: 'CALL-143',
    method: 'POST',
    path: '/statistics/examinationList',
    who: 'teacher',
    kind: 'read',
    input: z.object(ofCourse),
    data: listOf(examinationRow),
  }),
  studentScore: call({
    id: 'CALL-144',
    method: 'POST',
    path: '/statistics/studentScore',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: scorePie,
  }),
  statisticsExamination: call({
    id: 'CALL-146',
    method: 'POST',
    path: '/statistics/examinationById',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: examinationRow,
  }),
  /** TCH-092: one of the lists as a file, the first 20,000 rows. */
  exportStatistics: call({
    id: 'CALL-454',
    method: 'POST',
    path: '/statistics/export',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      courseIdSign: sign,
      list: z.enum(['progress', 'scores', 'records', 'examinations']),
      format: z.enum(['csv', 'xlsx']).default('csv'),
      timeZone,
    }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  /** TCH-056: every course of the school, those with most students first. */
  superviseCourses: call({
    id: 'CALL-499',
    method: 'POST',
    path: '/statistics/superviseCourses',
    who: 'staff',
    kind: 'read',
    input: z.object({ name: search, page, size: size(20) }),
    data: listOf(supervisedCourse),
  }),
  // Here and not among the courses, which every student's browser loads.
  ...memberCalls,
}
