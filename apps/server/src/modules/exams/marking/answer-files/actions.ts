import { type AnswerFile, type ReasonName } from '@titian/contract'
import type { Db } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { hasBrokenText } from '../../../../platform/http/input.ts'
import { found } from '../../../../platform/refusal.ts'
import { hashToken } from '../../../../platform/security/secrets.ts'
import { addEvent } from '../../sitting/attempts/queries.ts'
import { storeLateAnswers } from '../../sitting/late/queries.ts'
import { answerKeyOf } from '../../sitting/late/rules.ts'
import { findAttemptPaper, type AttemptPaper } from '../../sitting/papers/queries.ts'
import type { RecordView } from '../records/queries.ts'
import { isOpen } from '../../rules.ts'
import { readAnswers } from '../../sitting/saving/rules.ts'
import type { FiledAnswer } from '../../tables.ts'
import * as queries from './queries.ts'
import { type FileAnswer, findOtherTarget, openAnswerFile, readAnswerFile } from './rules.ts'

type Sealing = Pick<Services, 'seal' | 'sealers'>

/**
 * Returns the newest entry of each question in each takeover. Entries that belong to no question of
 * the paper are left out.
 */
function fitAnswers(
  answers: readonly FileAnswer[],
  attemptPaper: AttemptPaper,
  { seal }: Pick<Sealing, 'seal'>,
): { fit: FiledAnswer[]; unfit: number } {
  const subjects = new Map(
    attemptPaper.items.map(({ subjectId }) => [seal('examSubject', subjectId), subjectId]),
  )
  const entries = answers.flatMap(({ unitestingBankId, ...entry }) => {
    const subjectId = subjects.get(unitestingBankId)
    const isWhole = subjectId !== undefined && !hasBrokenText(entry)
    return isWhole && readAnswers(attemptPaper, [{ ...entry, subjectId }]).ok
      ? [{ ...entry, subjectId }]
      : []
  })
  const fit = [...new Set(entries.map(({ generation }) => generation))].flatMap((generation) => {
    const read = readAnswers(
      attemptPaper,
      entries.filter((entry) => entry.generation === generation),
    )
    return read.ok ? read.answers : []
  })
  return {
    fit: fit.map(({ seq = 0, generation = 1, ...answer }) => ({ ...answer, seq, generation })),
    unfit: answers.length - entries.length,
  }
}

export interface OpenedFile {
  file: AnswerFile
  answers: FiledAnswer[]
  unfit: number
}

/**
 * EXM-105: returns the answers in the file, or why the file is refused. `school` is the host of the
 * request.
 */
export async function openFile(
  { db, seal, sealers }: Sealing & Pick<Services, 'db'>,
  record: RecordView,
  { text, school }: { text: string; school: string },
): Promise<OpenedFile | ReasonName> {
  const file = readAnswerFile(text)
  if (typeof file === 'string') return file
  const other = findOtherTarget(file, {
    school,
    examination: seal('examination', record.examinationId),
    attempt: seal('attempt', record.id),
  })
  if (other) return other
  const answers = openAnswerFile(file, answerKeyOf(sealers, record))
  if (!answers) return 'answerFileChanged'
  const { fit, unfit } = fitAnswers(answers, found(await findAttemptPaper(db, record.id)), { seal })
  return { file, answers: fit, unfit }
}

export interface Uploaded {
  state: 'kept' | 'known' | 'afterClosing'
  kept: number
}

/**
 * EXM-197: stores the answers as late answers: at once if the paper is closed, otherwise when it is
 * closed. The page of an open paper may still save newer answers.
 */
export async function storeFile(
  db: Db,
  attemptId: number,
  { file, answers }: OpenedFile,
  { by, at }: { by: number; at: Date },
): Promise<Uploaded> {
  return db.transaction(async (tx) => {
    const waits = isOpen(await queries.lockState(tx, attemptId))
    const isNew = await queries.addAnswerFile(tx, {
      attemptId,
      digest: hashToken(`${file.nonce} ${file.sealed}`),
      madeAt: new Date(file.madeAt),
      uploadedBy: by,
      uploadedAt: at,
      answers: waits ? answers : null,
    })
    if (isNew)
      await addEvent(tx, attemptId, {
        kind: 'answerFile',
        actorId: by,
        at,
        detail: { madeAt: file.madeAt, answers: answers.length },
      })
    if (waits) return { state: 'afterClosing', kept: 0 }
    const kept = await storeLateAnswers(tx, attemptId, answers, at)
    return { state: kept > 0 ? 'kept' : 'known', kept }
  })
}
