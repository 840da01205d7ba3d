import { statistics, type Texts } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal, Refused, refusal } from '../../platform/refusal.ts'
import { localTime } from '../../platform/sheets/local-time.ts'
import { sheetFile } from '../../platform/sheets/sheet-file.ts'
import { everyRow, wholeList } from '../../platform/sheets/whole-list.ts'
import {
  foundMemberAnswers,
  getCourseFor,
  groupAnswers,
  mayEditContent,
  memberAnswers,
  reviewListAnswers,
  versionAnswers,
  viewOf,
} from '../courses/index.ts'
import { failingStudents } from '../grades/index.ts'
import { plotsSheet } from './plot-sheet.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import * as supervision from './supervision/queries.ts'
import * as sheets from './sheets.ts'
import { waitingAnswers } from './waiting/routes.ts'

type Asked = Context<never, User>

/** TCH-076: of a course that the caller teaches, or whose school the caller runs. */
async function courseOf({ db, school, actor }: Asked, courseId: number) {
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  if (!mayEditContent(actor, course, course.teaches)) return refusal('noPermission')
  return { scope: { schoolId: school.id, courseId }, names: course.names }
}

const named = (context: Asked, sign: string) => courseOf(context, context.open('course', sign))

/** The scores behind the sign of a course or of an examination. */
async function spreadOf(context: Asked, sign: string) {
  const { db, school, open, now } = context
  let examinationId: number | undefined
  let courseId: number
  try {
    courseId = open('course', sign)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    examinationId = open('examination', sign)
    courseId = await queries.getCourseOf(db, school.id, examinationId)
  }
  const course = await courseOf(context, courseId)
  if (course instanceof Refusal) return course
  return queries.addUpScores(db, course.scope, examinationId, now)
}

/** TCH-168: what the plots of the page show, from the same counts. */
async function plotRows(
  context: Asked,
  { scope, names }: { scope: queries.CourseScope; names: Texts },
  reader: sheets.Reader,
) {
  const { db, now } = context
  const totals = await queries.addUpCourse(db, scope, now)
  const spread = await queries.addUpScores(db, scope, undefined, now)
  const charts = present.dataStatistics(totals, names, viewOf(context)).chartVoMap
  const [buckets, pie] = [present.scoreBuckets(spread.buckets), present.scorePie(spread)]
  return plotsSheet({ charts, buckets, pie }, reader)
}

async function rowsOf(
  { db, now }: Asked,
  list: 'progress' | 'scores' | 'records' | 'examinations',
  scope: queries.CourseScope,
  reader: sheets.Reader,
) {
  const byName = { name: '', sort: 'name', descending: false } as const
  switch (list) {
    case 'progress':
      return sheets.progressSheet(
        wholeList((await queries.listProgress(db, scope, byName, everyRow, now)).rows),
        reader,
      )
    case 'scores':
      return sheets.scoresSheet(
        wholeList((await queries.listScores(db, scope, byName, everyRow, now)).rows),
        reader,
      )
    case 'records':
      return sheets.recordsSheet(
        wholeList((await queries.listRecords(db, scope, '', everyRow)).rows),
        reader,
      )
    case 'examinations':
      return sheets.examinationsSheet(
        wholeList((await queries.listExaminations(db, scope, { name: '' }, everyRow, now)).rows),
        reader,
      )
  }
}

export const statisticsRoutes = answer(statistics, {
  ...waitingAnswers,
  dataStatistics: async ({ sign }, context) => {
    const course = await named(context, sign)
    if (course instanceof Refusal) return course
    const totals = await queries.addUpCourse(context.db, course.scope, context.now)
    return present.dataStatistics(totals, course.names, viewOf(context))
  },
  allStudyProgressList: async ({ courseIdSign, page, size, ...filter }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { rows, total } = await queries.listProgress(
      context.db,
      course.scope,
      filter,
      { page, size },
      context.now,
    )
    return { list: rows.map((row) => present.progressRow(row, viewOf(context))), total }
  },
  scoreCount: async ({ sign }, context) => {
    const spread = await spreadOf(context, sign)
    return spread instanceof Refusal ? spread : present.scoreBuckets(spread.buckets)
  },
  courseScoreSum: async ({ sign }, context) => {
    const spread = await spreadOf(context, sign)
    return spread instanceof Refusal ? spread : present.scoreSum(spread)
  },
  allCourseScoreList: async ({ courseIdSign, page, size, ...filter }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { rows, total } = await queries.listScores(
      context.db,
      course.scope,
      filter,
      { page, size },
      context.now,
    )
    return { list: rows.map((row) => present.scoreRow(row, viewOf(context))), total }
  },
  studentsAtRisk: async ({ courseIdSign, ...page }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { rows, total } = await queries.listAtRisk(context.db, course.scope, page, context.now)
    return { list: rows.map((row) => present.riskRow(row, viewOf(context))), total }
  },
  recordList: async ({ courseIdSign, name, ...page }, context) => {
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { rows, total } = await queries.listRecords(context.db, course.scope, name, page)
    return { list: rows.map((row) => present.record(row, viewOf(context))), total }
  },
  examinationList: async ({ courseIdSign, name, ...page }, context) => {
    const { db, now } = context
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const { rows, total } = await queries.listExaminations(db, course.scope, { name }, page, now)
    return { list: rows.map((row) => present.examination(row, viewOf(context))), total }
  },
  studentScore: async ({ sign }, context) => {
    const spread = await spreadOf(context, sign)
    return spread instanceof Refusal ? spread : present.scorePie(spread)
  },
  statisticsExamination: async ({ sign }, context) => {
    const { db, school, open, now, refuse } = context
    const examinationId = open('examination', sign)
    const course = await courseOf(context, await queries.getCourseOf(db, school.id, examinationId))
    if (course instanceof Refusal) return course
    const one = { name: '', examinationId }
    const { rows } = await queries.listExaminations(
      db,
      course.scope,
      one,
      { page: 1, size: 1 },
      now,
    )
    const [row] = rows
    return row ? present.examination(row, viewOf(context)) : refuse('notFound')
  },
  exportStatistics: async ({ courseIdSign, list, format, timeZone }, context) => {
    const { language, now } = context
    const course = await named(context, courseIdSign)
    if (course instanceof Refusal) return course
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const reader = { language, fallback: context.school.defaultLanguage, timeZone, timeOf }
    const [today = ''] = timeOf(now).split(' ')
    const rows =
      list === 'plots'
        ? await plotRows(context, course, reader)
        : await rowsOf(context, list, course.scope, reader)
    const name = sheets.sheetName(list, course.names, today, reader)
    return sheetFile({ name, sheet: sheets.sheetTitle(list, reader), rows }, format)
  },
  superviseCourses: async ({ page, size, ...filter }, context) => {
    const { db, school } = context
    const window = { page, size }
    const { rows, total } = await supervision.listSupervised(db, school.id, filter, window, context)
    return { list: rows.map((row) => present.supervised(row, viewOf(context))), total }
  },
  exportSupervision: async ({ format, timeZone, ...filter }, context) => {
    const { db, school, language, now } = context
    const { rows } = await supervision.listSupervised(db, school.id, filter, everyRow, context)
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const reader = { language, fallback: school.defaultLanguage, timeZone, timeOf }
    const [today = ''] = timeOf(now).split(' ')
    const sheet = sheets.supervisionTitle[language]
    const table = sheets.supervisionSheet(rows, reader)
    return sheetFile({ name: `${sheet} ${today}`, sheet, rows: table }, format)
  },
  ...memberAnswers,
  ...foundMemberAnswers(failingStudents),
  ...groupAnswers(failingStudents),
  ...reviewListAnswers,
  ...versionAnswers,
})
