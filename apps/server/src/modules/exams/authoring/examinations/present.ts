import { type Examination, pickText } from '@titian/contract'
import { iso, type Reader } from '../../present.ts'
import { points } from '../../rules.ts'
import type { ExaminationView } from './queries.ts'

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
    ofTraining: row.ofTraining,
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
