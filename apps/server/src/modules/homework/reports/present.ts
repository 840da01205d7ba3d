import { pickText, type PracticeKey, type PracticeReportRow } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { ShownKey, ShownReport } from './queries.ts'

type View = Pick<Context, 'seal' | 'language' | 'school'>

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const practiceKey = (row: ShownKey, { seal }: Pick<View, 'seal'>): PracticeKey => ({
  sign: seal('practiceKey', row.id),
  code: row.code,
  name: row.name,
  origin: row.origin,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.creatorName,
  usedAt: iso(row.usedAt),
  revokedAt: iso(row.revokedAt),
})

export const reportRow = (
  { report, system, studentName, taskTitle, courseNames }: ShownReport,
  { seal, language, school }: View,
): PracticeReportRow => ({
  sign: seal('practiceReport', report.id),
  system,
  runId: report.run,
  studentName: studentName ?? '',
  taskTitle: taskTitle ?? '',
  courseName: courseNames ? pickText(courseNames, language, school.defaultLanguage) : '',
  userScore: report.score,
  time: report.reportedAt.toISOString(),
  receivedAt: report.receivedAt.toISOString(),
  outcome: report.outcome,
})
