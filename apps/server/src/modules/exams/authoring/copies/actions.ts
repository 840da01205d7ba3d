import { isDeepStrictEqual } from 'node:util'
import { completeItem, type Item } from '@titian/exam-items/shape'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { insertVersion } from '../bank/queries.ts'
import type { ExaminationRefusal } from '../examinations/actions.ts'
import { changeSubjects } from '../subjects/actions.ts'
import { changeSubject, getSubject, lockQuestion, type Subject } from '../subjects/queries.ts'
import { findBankVersion, type SubjectPlace } from './queries.ts'

export interface Writer {
  userId: number
  now: Date
  /** The files to which the new texts refer (EXM-201). */
  fileIds?: readonly number[]
}

type Change = (
  tx: Db,
  subject: Subject,
) => Promise<{ versionId: number; points: number } | ExaminationRefusal>

/**
 * Changes the question in a draft. The caller has locked the examination. Without `version`, the
 * newest version is changed.
 */
async function changeCopy(
  db: Db,
  place: SubjectPlace,
  version: number | undefined,
  change: Change,
): Promise<true | ExaminationRefusal> {
  return changeSubjects(db, place.schoolId, place.examinationId, async (tx) => {
    const subject = await getSubject(tx, place)
    if (version !== undefined && version !== subject.version)
      return refusal('alreadyDone', 'changedMeanwhile')
    const changed = await change(tx, subject)
    if (changed instanceof Refusal) return changed
    const { versionId, points } = changed
    await changeSubject(
      tx,
      subject.id,
      { item: subject.item, points, scoring: subject.scoring },
      versionId,
    )
    return true
  })
}

/** Inserts a version that is not in the bank. An unchanged question gets no new version. */
async function writeVersion(
  tx: Db,
  schoolId: number,
  { questionId, item: before, versionId, copyOf }: Subject,
  item: Item,
  { userId: authorId, now, fileIds }: Writer,
): Promise<number> {
  if (isDeepStrictEqual(completeItem(before), completeItem(item))) return versionId
  const version = await lockQuestion(tx, questionId)
  const content = { schoolId, authorId, item, fileIds }
  return insertVersion(tx, questionId, version, content, now, copyOf ?? versionId)
}

/** EXM-080, EXM-084: changes the content of a question in one examination only. */
export async function rewriteCopy(
  db: Db,
  place: SubjectPlace,
  { version, item, points }: { version: number; item: Item; points: number | undefined },
  by: Writer,
): Promise<true | ExaminationRefusal> {
  return changeCopy(db, place, version, async (tx, subject) => ({
    versionId: await writeVersion(tx, place.schoolId, subject, item, by),
    points: points ?? subject.points,
  }))
}

/** EXM-081: adds or removes one option. */
export async function changeOptions(
  db: Db,
  place: SubjectPlace,
  version: number | undefined,
  change: (item: Item) => Item | ExaminationRefusal,
  by: Writer & { filesOf: (item: Item) => Promise<number[] | ExaminationRefusal> },
): Promise<true | ExaminationRefusal> {
  return changeCopy(db, place, version, async (tx, subject) => {
    const item = change(subject.item)
    if (item instanceof Refusal) return item
    const fileIds = await by.filesOf(item)
    if (fileIds instanceof Refusal) return fileIds
    const versionId = await writeVersion(tx, place.schoolId, subject, item, { ...by, fileIds })
    return { versionId, points: subject.points }
  })
}

/**
 * EXM-206: replaces the question by the newest version of the bank. The question keeps its points,
 * because the points belong to the examination.
 */
export async function takeBankVersion(
  db: Db,
  place: SubjectPlace,
  version: number,
): Promise<true | ExaminationRefusal> {
  return changeCopy(db, place, version, async (tx, { questionId, points }) => {
    const versionId = await findBankVersion(tx, questionId)
    return versionId === undefined ? refusal('notFound') : { versionId, points }
  })
}
