import { pickText, type RecordRow } from '@titian/contract'
import { iso, type Reader, stateName } from '../../present.ts'
import { isOpen, points } from '../../rules.ts'
import type { RecordView } from './queries.ts'

export function record(row: RecordView, { seal, language, school }: Reader): RecordRow {
  const { number, state, startedAt, submittedAt, score, total, waiting } = row
  return {
    recordId: seal('attempt', row.id),
    examinationId: seal('examination', row.examinationId),
    examinationName: row.examinationName,
    courseName: pickText(row.courseNames, language, school.defaultLanguage),
    userName: row.userName ?? '',
    studentCard: row.studentCard,
    number,
    state: stateName(state),
    submitStatus: isOpen(state) ? 0 : 1,
    startedAt: startedAt.toISOString(),
    submittedAt: iso(submittedAt),
    score: score === null ? null : points(score),
    totalScore: points(total),
    waitingForMarks: waiting,
    lateWaiting: row.lateWaiting,
  }
}
