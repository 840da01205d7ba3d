import { statistics, type Texts } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal, Refused, refusal } from '../../platform/refusal.ts'
import { localTime } from '../../platform/sheets/local-time.ts'
import type { Snapshot } from '../../platform/snapshots/snapshot.ts'
import { exportFile, sheetRows } from '../../platform/sheets/export-file.ts'
import type { SheetCell } from '../../platform/sheets/workbook.ts'
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
import { personAnswers } from './person/routes.ts'
import { resumeFigureAnswers } from './resumes/routes.ts'
import { waitingAnswers } from './waiting/routes.ts'

type Asked = Context<never, User>

/** TCH-076: returns a course that the caller teaches, or of the school that the caller manages. */
async function courseOf({ db, school, actor }: Asked, courseId: number) {
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  if (!mayEditContent(actor, course, course.teaches)) return refusal('noPermission')
  return { scope: { schoolId: school.id, courseId }, names: course.names }
}

const named = (context: Asked, sign: string) => courseOf(context, context.open('course', sign))

/** Returns the scores of the course or examination of a sealed id. */
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

/** TCH-168: returns the charts of the page, from the same counts. */
async function plotRows(
  context: Asked,
  db: Db,
  { scope, names }: { scope: queries.CourseScope; names: Texts },
  reader: sheets.Reader,
) {
  const { now } = context
  const totals = await queries.addUpCourse(db, scope, now)
  const spread = await queries.addUpScores(db, scope, undefined, now)
  const charts = present.dataStatistics(totals, names, viewOf(context)).chartVoMap
  const [buckets, pie] = [present.scoreBuckets(spread.buckets), present.scorePie(spread)]
  return plotsSheet({ charts, buckets, pie }, reader)
}

/** Returns the rows of a list of students or examinations. */
async function rowsOf(
  snapshot: Snapshot,
  list: 'progress' | 'scores' | 'records' | 'examinations',
  { scope, now }: { scope: queries.CourseScope; now: Date },
  reader: sheets.Reader,
): Promise<AsyncGenerator<SheetCell[][]>> {
  const byName = { name: '', sort: 'name', descending: false } as const
  const every = async <Row>(
    ask: (db: Db) => Promise<{ rows: Row[] }>,
    write: (rows: Row[], reader: sheets.Reader) => SheetCell[][],
  ) => {
    const { pages } = await wholeList(snapshot, async (db) => (await ask(db)).rows)
    return sheetRows(pages, (page) => write(page, reader))
  }
  switch (list) {
    case 'progress':
      return every(
        (db) => queries.listProgress(db, scope, byName, everyRow, now),
        sheets.progressSheet,
      )
    case 'scores':
      return every((db) => queries.listScores(db, scope, byName, everyRow, now), sheets.scoresSheet)
    case 'records':
      return every((db) => queries.listRecords(db, scope, '', everyRow), sheets.recordsSheet)
    case 'examinations':
      return every(
        (db) => queries.listExaminations(db, scope, { name: '' }, everyRow, now),
        sheets.examinationsSheet,
      )
  }
}

export const statisticsRoutes = answer(statistics, {
  ...waitingAnswers,
  ...personAnswers,
  ...resumeFigureAnswers,
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
    const name = sheets.sheetName(list, course.names, today, reader)
    return exportFile(context, format, async (snapshot) => {
      const rows =
        list === 'plots'
          ? [await plotRows(context, snapshot.db, course, reader)]
          : await rowsOf(snapshot, list, { scope: course.scope, now }, reader)
      return { name, sheet: sheets.sheetTitle(list, reader), rows }
    })
  },
  superviseCourses: async ({ page, size, ...filter }, context) => {
    const { db, school } = context
    const window = { page, size }
    const { rows, total } = await supervision.listSupervised(db, school.id, filter, window, context)
    return { list: rows.map((row) => present.supervised(row, viewOf(context))), total }
  },
  exportSupervision: async ({ format, timeZone, ...filter }, context) => {
    const { school, language, now } = context
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const reader = { language, fallback: school.defaultLanguage, timeZone, timeOf }
    const [today = ''] = timeOf(now).split(' ')
    const sheet = sheets.supervisionTitle[language]
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, async (db) => {
        const found = await supervision.listSupervised(db, school.id, filter, everyRow, context)
        return found.rows
      })
      const rows = sheetRows(pages, (page) => sheets.supervisionSheet(page, reader))
      return { name: `${sheet} ${today}`, sheet, rows }
    })
  },
  ...memberAnswers,
  ...foundMemberAnswers(failingStudents),
  ...groupAnswers(failingStudents),
  ...reviewListAnswers,
  ...versionAnswers,
})
