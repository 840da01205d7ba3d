import { pickText, type WaitingEntry, type WaitingExamination } from '@titian/contract'
import { iso, type Reader } from '../present.ts'
import type { QueueRow, WaitingExaminationRow } from './queries.ts'

/** A moment as the database writes it within JSON. */
const moment = (text: string | null) => iso(text === null ? null : new Date(text))

export function waitingExamination(
  { examinationId, name, courseNames, papers, answers, oldest }: WaitingExaminationRow,
  { seal, language, school }: Reader,
): WaitingExamination {
  return {
    examinationId: seal('examination', examinationId),
    examinationName: name,
    courseName: pickText(courseNames, language, school.defaultLanguage),
    papers,
    answers,
    oldest: moment(oldest),
  }
}

/** EXM-186: a hidden name never leaves the server. */
export function waitingEntry(
  { id, version, userName, studentCard, number, submittedAt, waiting, answer }: QueueRow,
  hideNames: boolean,
  { seal }: Reader,
): WaitingEntry {
  return {
    recordId: seal('attempt', id),
    version,
    userName: hideNames ? '' : (userName ?? ''),
    studentCard: hideNames ? null : studentCard,
    number,
    submittedAt: moment(submittedAt),
    waiting,
    answer,
  }
}
