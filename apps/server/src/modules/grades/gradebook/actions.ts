import { type Language, reasons } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { found, refusal, type Refusal } from '../../../platform/refusal.ts'
import { points as inPoints } from '../../exams/index.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export type Teacher = Services & AuditContext & { actor: User; language: Language }

interface Act {
  reason: string
  /** The id of the given mark that the teacher saw; null if the teacher saw none. */
  seen: number | null
  courseName: string
}

type Done = queries.PlacedCell | Refusal<'alreadyDone' | 'invalidInput'>

const text = (hundredths: number | null) =>
  hundredths === null ? '' : String(inPoints(hundredths))

/** Notifies the student and writes the log, in the transaction that changes the mark. */
async function notify(
  tx: Db,
  teacher: Teacher,
  { schoolId, courseId, userId, kind }: queries.Place,
  { before, after }: { before: queries.PlacedCell; after: queries.PlacedCell },
  { reason, courseName }: Act,
): Promise<void> {
  const { events, seal, actor, now } = teacher
  const title = kind === 'result' ? courseName : before.title
  const detail = [{ field: title, before: text(before.points), after: text(after.points) }]
  await recordAudit(tx, teacher, { action: 'marks.changed', subjectId: userId, reason, detail })
  await events.publish(tx, 'gradesGiven', {
    schoolId,
    courseId,
    students: [{ userId, title }],
    what: after.given === null ? 'gradeTakenBack' : 'gradeGiven',
    courseSign: seal('course', courseId),
    teacherName: actor.name,
    reason,
    createdAt: now,
  })
}

const changedMeanwhile = (cell: queries.PlacedCell, teacher: Teacher) =>
  refusal('alreadyDone', {
    reason: 'changedMeanwhile',
    extend: { newer: present.cell(cell, teacher) },
  })

/**
 * TCH-091: gives a mark, which replaces the computed one. Giving the same mark again changes
 * nothing.
 */
export function give(
  teacher: Teacher,
  place: queries.Place,
  { points, ...act }: Act & { points: number },
): Promise<Done> {
  const { db, actor, now, language } = teacher
  return db.transaction(async (tx) => {
    await queries.lockStudent(tx, place)
    const before = found(await queries.findCell(tx, place, now))
    const tooFine = place.kind === 'result' && points % 10 !== 0
    if (points > before.most || tooFine) {
      const reason = tooFine ? 'oneDecimal' : 'markTooHigh'
      return refusal('invalidInput', { reason, fields: { points: reasons[reason][language] } })
    }
    const inForce = await queries.findInForce(tx, place)
    const isAgain =
      inForce?.points === points &&
      inForce.reason === act.reason &&
      inForce.givenBy === actor.userId
    if (isAgain) return before
    if ((inForce?.id ?? null) !== act.seen) return changedMeanwhile(before, teacher)
    if (inForce)
      await queries.endMark(tx, inForce.id, {
        endedBy: actor.userId,
        endedAt: now,
        endReason: null,
      })
    await queries.insertMark(tx, place, {
      points,
      reason: act.reason,
      givenBy: actor.userId,
      givenAt: now,
      computed: before.computed,
    })
    const after = found(await queries.findCell(tx, place, now))
    await notify(tx, teacher, place, { before, after }, act)
    return after
  })
}

/**
 * Withdraws a given mark, so that the computed mark counts again. Withdrawing it twice changes
 * nothing.
 */
export function withdraw(teacher: Teacher, place: queries.Place, act: Act): Promise<Done> {
  const { db, actor, now } = teacher
  return db.transaction(async (tx) => {
    await queries.lockStudent(tx, place)
    const before = found(await queries.findCell(tx, place, now))
    const marks = await queries.listMarks(tx, place)
    const seen = found(marks.find(({ id }) => id === act.seen))
    if (seen.endedAt && before.given === null && seen.endReason !== null) return before
    if (seen.endedAt) return changedMeanwhile(before, teacher)
    await queries.endMark(tx, seen.id, {
      endedBy: actor.userId,
      endedAt: now,
      endReason: act.reason,
    })
    const after = found(await queries.findCell(tx, place, now))
    await notify(tx, teacher, place, { before, after }, act)
    return after
  })
}
