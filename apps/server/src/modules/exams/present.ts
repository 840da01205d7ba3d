import {
  type BankQuestion,
  type Examination,
  type ExamSubject,
  isPassed,
  pickText,
  type RecordRow,
} from '@titian/contract'
import { itemTypeCode } from '@titian/exam-items/shape'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import type { BankRow } from './bank-queries.ts'
import type { ExaminationView, FullSubjectRow } from './examination-queries.ts'
import { mayEditQuestion } from './policy.ts'
import type { RecordView } from './record-queries.ts'
import { isOpen, points } from './rules.ts'
import type { AttemptState } from './tables.ts'

/** What presenting needs of a request. */
export type Reader = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

export const iso = (moment: Date | null): string | null => moment && moment.toISOString()

const stateNames = {
  in_progress: 'inProgress',
  submitted: 'submitted',
  auto_submitted: 'autoSubmitted',
} as const satisfies Record<AttemptState, string>

export function stateName(state: AttemptState) {
  return stateNames[state]
}

export function percentOf(score: number | null, total: number): number | null {
  return score === null || total === 0 ? null : Math.round((score * 10_000) / total) / 100
}

export function passedOf(score: number | null, total: number): boolean | null {
  return score === null ? null : isPassed(points(score), points(total))
}

export function examination(row: ExaminationView, { seal, language, school }: Reader): Examination {
  const {
    startTime,
    endTime,
    minutes,
    total,
    type,
    attention,
    status,
    attempts,
    graceSeconds,
    clockStops,
    shuffle,
    reviewWhen,
    subjects,
    records,
    version,
  } = row
  return {
    idSign: seal('examination', row.id),
    examinationName: row.name,
    courseIdSign: seal('course', row.courseId),
    courseName: pickText(row.courseNames, language, school.defaultLanguage),
    startTime: iso(startTime),
    endTime: iso(endTime),
    examTime: minutes,
    totalScore: points(total),
    type,
    attention,
    status,
    attempts,
    graceSeconds,
    clockStops,
    shuffle,
    reviewWhen,
    subjects,
    records,
    version,
  }
}

export function examSubject(
  { id, questionId, subjectName, serial, level, points: worth, item }: FullSubjectRow,
  { seal }: Reader,
): ExamSubject {
  return {
    id: seal('examSubject', id),
    questionSign: seal('question', questionId),
    subjectName,
    serialNumber: serial,
    type: itemTypeCode[item.kind],
    level,
    score: points(worth),
    item,
  }
}

export function bankQuestion(row: BankRow, actor: User, { seal }: Reader): BankQuestion {
  const {
    id,
    subjectName,
    level,
    points: worth,
    item,
    version,
    courseId,
    updatedAt,
    authorName,
    authorId,
  } = row
  return {
    idSign: seal('question', id),
    subjectName,
    type: itemTypeCode[item.kind],
    level,
    score: points(worth),
    item,
    version,
    courseIdSign: courseId === null ? null : seal('course', courseId),
    updatedAt: updatedAt.toISOString(),
    authorName: authorName ?? '',
    may: { edit: mayEditQuestion(actor, { schoolId: row.schoolId, authorId }) },
  }
}

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
