import { z } from 'zod'
import { memberCalls } from '../courses/member-calls.ts'
import { reviewCalls } from '../courses/review-calls.ts'
import { versionCalls } from '../courses/version-calls.ts'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'
import {
  dataStatistics,
  examinationRow,
  progressRow,
  riskRow,
  scoreBuckets,
  scorePie,
  scoreRow,
  scoreSum,
  statisticsRecord,
  supervisedCourse,
  supervisionSorts,
  supervisionViews,
} from './shapes.ts'
import { personCalls } from './person-calls.ts'
import { resumeFigureCalls } from './resume-calls.ts'
import { waitingCalls } from './waiting-calls.ts'

const search = z.string().trim().max(60).default('')
const ofCourse = { courseIdSign: sign, name: search, page, size: size(20) }
const supervision = {
  /** Part of the name of the course or of a teacher. */
  name: search,
  only: z.enum(supervisionViews).default('all'),
  sort: z.enum(supervisionSorts).default('students'),
  descending: z.boolean().default(true),
}
const descending = z.boolean().default(false)

/**
 * Statistics of a course and its examinations for teachers and staff (TCH-055 to TCH-076, TCH-089,
 * TCH-094).
 */
export const statistics = {
  ...waitingCalls,
  ...resumeFigureCalls,
  ...personCalls,
  dataStatistics: call({
    id: 'CALL-136',
    method: 'POST',
    path: '/statistics/dataStatistics',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ sign }),
    data: dataStatistics,
  }),
  allStudyProgressList: call({
    id: 'CALL-137',
    method: 'POST',
    path: '/statistics/allStudyProgressList',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({
      ...ofCourse,
      studyStatus: z.coerce.number().int().min(1).max(2).optional(),
      sort: z.enum(['name', 'watched', 'exams', 'lastStudy']).default('name'),
      descending,
    }),
    data: listOf(progressRow),
  }),
  /**
   * The sealed id of a course or of an examination, also in `courseScoreSum` and `studentScore`.
   */
  scoreCount: call({
    id: 'CALL-138',
    method: 'POST',
    path: '/statistics/scoreCount',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ sign }),
    data: scoreBuckets,
  }),
  courseScoreSum: call({
    id: 'CALL-139',
    method: 'POST',
    path: '/statistics/courseScoreSum',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ sign }),
    data: scoreSum,
  }),
  allCourseScoreList: call({
    id: 'CALL-140',
    method: 'POST',
    path: '/statistics/allCourseScoreList',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...ofCourse, sort: z.enum(['name', 'result']).default('name'), descending }),
    data: listOf(scoreRow),
  }),
  /** The filter `atRisk` of members finds the same students. */
  studentsAtRisk: call({
    id: 'CALL-504',
    method: 'POST',
    path: '/statistics/studentsAtRisk',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ courseIdSign: sign, page, size: size(10) }),
    data: listOf(riskRow),
  }),
  recordList: call({
    id: 'CALL-142',
    method: 'POST',
    path: '/statistics/recordList',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object(ofCourse),
    data: listOf(statisticsRecord),
  }),
  examinationList: call({
    id: 'CALL-143',
    method: 'POST',
    path: '/statistics/examinationList',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object(ofCourse),
    data: listOf(examinationRow),
  }),
  studentScore: call({
    id: 'CALL-144',
    method: 'POST',
    path: '/statistics/studentScore',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ sign }),
    data: scorePie,
  }),
  statisticsExamination: call({
    id: 'CALL-146',
    method: 'POST',
    path: '/statistics/examinationById',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({ sign }),
    data: examinationRow,
  }),
  /** TCH-092: exports a list as a file, at most 20,000 rows. */
  exportStatistics: call({
    id: 'CALL-454',
    method: 'POST',
    path: '/statistics/export',
    who: 'teacher',
    kind: 'read',
    mayLag: true,
    input: z.object({
      courseIdSign: sign,
      list: z.enum(['plots', 'progress', 'scores', 'records', 'examinations']),
      format: z.enum(['csv', 'xlsx']).default('csv'),
      timeZone,
    }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  /** TCH-056, TCH-160: every approved course of the school. */
  superviseCourses: call({
    id: 'CALL-499',
    method: 'POST',
    path: '/statistics/superviseCourses',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...supervision, page, size: size(20) }),
    data: listOf(supervisedCourse),
  }),
  /** TCH-160: exports at most 1,000 students. */
  exportSupervision: call({
    id: 'CALL-524',
    method: 'POST',
    path: '/statistics/exportSupervision',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...supervision, format: z.enum(['csv', 'xlsx']).default('csv'), timeZone }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  // These calls are not in `courses`, because every student's browser loads `courses`.
  ...memberCalls,
  ...reviewCalls,
  ...versionCalls,
}
