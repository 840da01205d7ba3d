import { type Db, isConflict } from '../../../../platform/database/database.ts'
import { found, refusal } from '../../../../platform/refusal.ts'
import { listNewestVersions } from '../bank/queries.ts'
import type { ExaminationRefusal } from '../examinations/actions.ts'
import { lockExamination } from '../examinations/queries.ts'
import { releaseStates } from '../../rules.ts'
import * as queries from './queries.ts'

type Change = (tx: Db, subjects: queries.SubjectRow[]) => Promise<true | ExaminationRefusal>

/** Runs a change of the questions of an examination, which must be a draft (EXM-068). */
export async function changeSubjects(
  db: Db,
  schoolId: number,
  examinationId: number,
  change: Change,
): Promise<true | ExaminationRefusal> {
  return db.transaction(async (tx) => {
    const examination = await lockExamination(tx, schoolId, examinationId)
    if (examination.status !== releaseStates.draft) return refusal('alreadyDone', 'examReleased')
    return change(tx, await queries.listSubjects(tx, schoolId, examinationId))
  })
}

/**
 * EXM-084: freezes the newest version of each bank question, and adds the frozen questions at the
 * end.
 */
export async function addSubjects(
  db: Db,
  schoolId: number,
  examinationId: number,
  questionIds: readonly number[],
): Promise<true | ExaminationRefusal> {
  try {
    return await changeSubjects(db, schoolId, examinationId, async (tx, subjects) => {
      const wanted = [...new Set(questionIds)]
      const newest = new Map(
        (await listNewestVersions(tx, schoolId, wanted)).map((version) => [
          version.questionId,
          version,
        ]),
      )
      const rows = wanted.map((id, place) => {
        const { questionId, versionId, points } = found(newest.get(id))
        return {
          schoolId,
          examinationId,
          questionId,
          questionVersionId: versionId,
          points,
          serial: subjects.length + place + 1,
        }
      })
      await queries.addSubjects(tx, rows)
      return true
    })
  } catch (error) {
    if (isConflict(error, 'exam_subjects_once')) return refusal('alreadyDone', 'questionInUse')
    throw error
  }
}

function renumbered(subjects: readonly queries.SubjectRow[]): queries.SubjectPlace[] {
  return subjects.map(({ id, points }, place) => ({ id, points, serial: place + 1 }))
}

export interface SubjectChange {
  subjectId: number
  /** The points in hundredths. */
  points?: number
  serial?: number
}

export async function changeSubject(
  db: Db,
  schoolId: number,
  examinationId: number,
  { subjectId, points, serial }: SubjectChange,
): Promise<true | ExaminationRefusal> {
  return changeSubjects(db, schoolId, examinationId, async (tx, subjects) => {
    const subject = found(subjects.find(({ id }) => id === subjectId))
    const rest = subjects.filter(({ id }) => id !== subjectId)
    const place = Math.min(serial ?? subjects.indexOf(subject) + 1, subjects.length) - 1
    const order = [
      ...rest.slice(0, place),
      { ...subject, points: points ?? subject.points },
      ...rest.slice(place),
    ]
    await queries.placeSubjects(tx, examinationId, renumbered(order))
    return true
  })
}

export async function removeSubject(
  db: Db,
  schoolId: number,
  examinationId: number,
  subjectId: number,
): Promise<true | ExaminationRefusal> {
  return changeSubjects(db, schoolId, examinationId, async (tx, subjects) => {
    const { id } = found(subjects.find((subject) => subject.id === subjectId))
    await queries.removeSubject(tx, id)
    await queries.placeSubjects(
      tx,
      examinationId,
      renumbered(subjects.filter((subject) => subject.id !== id)),
    )
    return true
  })
}
