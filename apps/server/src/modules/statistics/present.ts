import {
  type DataStatistics,
  type ExaminationStatistics,
  pickText,
  type ProgressRow,
  type RiskRow,
  type ScoreBuckets,
  type ScorePie,
  type ScoreRow,
  type ScoreSum,
  type StatisticsRecord,
  type SupervisedCourse,
  type Texts,
} from '@titian/contract'
import type { viewOf } from '../courses/index.ts'
import { points } from '../exams/index.ts'
import { parts, percentOfShare, standingOf } from '../grades/index.ts'
import type {
  CourseTotals,
  ExaminationEntry,
  ProgressEntry,
  RecordEntry,
  RiskEntry,
  ScoreEntry,
  Spread,
} from './queries.ts'
import type { SupervisedEntry } from './supervision/queries.ts'

type View = Pick<ReturnType<typeof viewOf>, 'language' | 'fallback' | 'seal'>

const textOf = (texts: Texts, { language, fallback }: View) => pickText(texts, language, fallback)

/** Names of the bands by watched share of the videos, in percent. */
const bandNames = ['0', '1-24', '25-49', '50-74', '75-99', '100']

export function dataStatistics(totals: CourseTotals, names: Texts, view: View): DataStatistics {
  const { students, completed, atRisk, mean, soFar, videos, tasks, exams, waiting } = totals
  return {
    courseName: textOf(names, view),
    countVoMap: {
      students,
      completed,
      inProgress: students - completed,
      averageScore: mean,
      soFar,
      videos,
      tasks,
      exams,
      atRisk,
      waiting,
    },
    chartVoMap: {
      dailyStudyTime: totals.days,
      progressBands: totals.bands.map((value, at) => ({ name: bandNames[at] ?? '', value })),
      stopsByChapter: totals.stops.map((stop) => ({
        name: textOf(stop.names, view),
        value: stop.value,
      })),
    },
  }
}

export function scoreBuckets(buckets: readonly number[]): ScoreBuckets {
  const [
    one = 0,
    two = 0,
    three = 0,
    four = 0,
    five = 0,
    six = 0,
    seven = 0,
    eight = 0,
    nine = 0,
    ten = 0,
  ] = buckets
  return { one, two, three, four, five, six, seven, eight, nine, ten }
}

export function scoreSum({ students, sum, mean, highest, lowest }: Spread): ScoreSum {
  return { students, sum, mean, highest, lowest }
}

const pieNames = ['under60', 'from60', 'from70', 'from80', 'from90'] as const

export const scorePie = ({ bands }: Spread): ScorePie =>
  pieNames.map((name, at) => ({ name, value: bands[at] ?? 0 }))

const studentOf = (
  row: Pick<ProgressEntry, 'userId' | 'userName' | 'studentCard' | 'className'>,
  { seal }: View,
) => ({
  userSign: seal('user', row.userId),
  userName: row.userName ?? '',
  studentCard: row.studentCard,
  className: row.className,
})

const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

export function progressRow(row: ProgressEntry, view: View): ProgressRow {
  const { lessonsDone, lessons, examsSubmitted, examsTotal, status } = row
  return {
    ...studentOf(row, view),
    watchedShare: row.seconds ? Math.min(1, row.watched / row.seconds) : 0,
    lessonsDone,
    lessons,
    examsSubmitted,
    examsTotal,
    studyStatus: status,
    lastStudyAt: isoOf(row.lastStudyAt),
  }
}

export function scoreRow({ of, ...row }: ScoreEntry, view: View): ScoreRow {
  return {
    ...studentOf(row, view),
    parts: parts(of),
    result: of.result,
    waits: of.waits,
    standing: standingOf(of),
  }
}

export function riskRow(row: RiskEntry, view: View): RiskRow {
  const { of, quiet, lastStudyAt, unitFails, finalFails } = row
  const failing = [
    { part: 'unitTesting' as const, fails: unitFails, percent: percentOfShare(of.unit) },
    { part: 'theFinalExam' as const, fails: finalFails, percent: percentOfShare(of.final) },
  ]
  return {
    ...studentOf(row, view),
    quiet,
    lastStudyAt: isoOf(lastStudyAt),
    failing: failing.filter(({ fails }) => fails).map(({ part, percent }) => ({ part, percent })),
    result: of.result,
    standing: standingOf(of),
  }
}

export function record(row: RecordEntry, view: View): StatisticsRecord {
  return {
    ...studentOf(row, view),
    recordId: view.seal('attempt', row.attemptId),
    examinationName: row.examinationName,
    number: row.number,
    state: row.state,
    submittedAt: isoOf(row.submittedAt),
    score: row.score === null ? null : points(row.score),
    totalScore: points(row.total),
    waits: row.waiting,
  }
}

export function examination(row: ExaminationEntry, view: View): ExaminationStatistics {
  const { type, students, handedIn, waiting, mean, passed } = row
  return {
    sign: view.seal('examination', row.id),
    examinationName: row.name,
    totalScore: points(row.total),
    type,
    students,
    handedIn,
    waiting,
    mean,
    passed,
    buckets: scoreBuckets(row.buckets),
  }
}

export function supervised(row: SupervisedEntry, view: View): SupervisedCourse {
  const { teacherNames, students, completed, active, atRisk, waiting } = row
  return {
    sign: view.seal('course', row.id),
    courseName: textOf(row.names, view),
    teacherNames,
    students,
    completed,
    active,
    atRisk,
    waiting,
    meanProgress: row.progress,
    lastStudyAt: row.lastStudyAt === null ? null : new Date(row.lastStudyAt).toISOString(),
  }
}
