import { pickText, type WaitingEntry, type WaitingExamination } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import { markerMark } from '../double-marking/present.ts'
import { iso, type Reader } from '../../present.ts'
import type { QueueRow, WaitingExaminationRow } from './queries.ts'

/** Converts a time as PostgreSQL writes it within JSON. */
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

/** EXM-186: returns a paper to mark. With anonymous marking the name is never sent. */
export function waitingEntry(
  { id, version, userName, studentCard, number, submittedAt, waiting, answer, marks }: QueueRow,
  hideNames: boolean,
  { seal, actor }: Reader & { actor: User },
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
    marks: marks.map(({ by, at, ...mark }) =>
      markerMark({ ...mark, markedBy: by, markedAt: new Date(at) }, actor.userId),
    ),
  }
}
