import type { ExamSubject } from '@titian/contract'
import { itemTypeCode } from '@titian/exam-items/shape'
import { type Reader, shortStem } from '../../present.ts'
import { points } from '../../rules.ts'
import type { FullSubjectRow } from './queries.ts'

export function examSubject(
  row: FullSubjectRow,
  { seal, language }: Pick<Reader, 'seal' | 'language'>,
): ExamSubject {
  const { id, questionId, subjectName, serial, level, points: worth, item, scoring } = row
  const { version, copyOf, bankVersion, bankStatus } = row
  return {
    id: seal('examSubject', id),
    questionSign: seal('question', questionId),
    subjectName: shortStem(subjectName, language),
    serialNumber: serial,
    type: itemTypeCode(item.kind),
    level,
    score: points(worth),
    item,
    scoring,
    drawn: row.drawId !== null,
    version,
    edited: copyOf !== null,
    bankDiffers: bankStatus === 0 && bankVersion !== version,
  }
}
