import { type Language, reasons } from '@titian/contract'
import { type AuditContext, recordAudit } from '../../../../platform/audit/audit.ts'
import type { AuditChange } from '../../../../platform/audit/tables.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../../platform/refusal.ts'
import { readDoubleState, takeMark } from '../double-marking/actions.ts'
import {
  getSetting,
  lockSetting,
  type NewMark,
  storeGivenMarks,
} from '../double-marking/queries.ts'
import { findAttemptPaper } from '../../sitting/papers/queries.ts'
import { isOpen, points } from '../../rules.ts'
import { listItemStates } from '../../sitting/answers/queries.ts'
import type { AttemptRow } from '../../tables.ts'
import { addUpMarks, type HandMark, lockForGrading, storeHandMarks } from './queries.ts'

export interface MarkerMark {
  subjectId: number
  /** The score in hundredths of a point. */
  score: number
  comment: string
}

const pointsText = (score: number) => String(points(score))

type Graded = Pick<AttemptRow, 'id' | 'userId' | 'state' | 'version' | 'examinationId' | 'courseId'>

/**
 * EXM-098, EXM-124: marks answers that wait for a teacher, or changes marks that a teacher gave.
 * Returns false if somebody else graded the paper first.
 */
export async function gradeRecord(
  services: Services,
  record: Graded,
  marks: readonly MarkerMark[],
  by: AuditContext & { language: Language },
): Promise<boolean | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, live, seal } = services
  if (isOpen(record.state)) return refusal('alreadyDone', 'wrongStep')
  const attemptPaper = found(await findAttemptPaper(db, record.id))
  const states = new Map(
    (await listItemStates(db, record.id)).map((state) => [state.itemId, state]),
  )
  const setting = await getSetting(db, record.examinationId)
  const double = setting.on
    ? await readDoubleState(db, record, { userId: by.actor.userId, within: setting.within })
    : undefined
  const hand = new Map<number, HandMark>()
  const given = new Map<number, NewMark>()
  const fields: Record<string, string> = {}
  const detail: AuditChange[] = []
  for (const [place, { subjectId, score, comment }] of marks.entries()) {
    const { itemId } = found(attemptPaper.bySubject.get(subjectId))
    const state = found(states.get(itemId))
    const isByHand = state.waiting || state.gradedBy !== null
    // If everybody gets all or no points for a question, its answers are not marked (EXM-123).
    if (!isByHand || state.scoring !== 'marked') return refusal('alreadyDone', 'notWaitingForMarks')
    if (score > state.points) fields[`items.${place}.score`] = reasons.scoreAboveMost[by.language]
    if (state.gradedBy !== null && state.score !== null && state.score !== score)
      detail.push({ field: 'score', before: pointsText(state.score), after: pointsText(score) })
    // EXM-215: double marking concerns only unmarked answers. A final mark can be corrected by one
    // person, with or without double marking.
    const outcome =
      double && state.waiting
        ? takeMark(double, state, { score, comment })
        : { final: { score, comment } }
    if (!outcome) return refusal('alreadyDone', 'othersDecide')
    if (outcome.given)
      given.set(itemId, { attemptItemId: itemId, points: state.points, ...outcome.given })
    if (outcome.final) hand.set(itemId, { id: itemId, ...outcome.final })
  }
  if (Object.keys(fields).length > 0) return refusal('invalidInput', { fields })
  const graded = await db.transaction(async (tx) => {
    const locked = await lockSetting(tx, record.examinationId)
    if (locked.on !== setting.on || locked.within !== setting.within) return false
    if (!(await lockForGrading(tx, record))) return false
    await storeGivenMarks(tx, [...given.values()], by.actor.userId, by.now)
    if (hand.size > 0)
      await storeHandMarks(tx, record.id, [...hand.values()], by.actor.userId, by.now)
    await addUpMarks(tx, record.id)
    // Only changed marks are logged, because the papers themselves show the first marks.
    if (detail.length > 0)
      await recordAudit(tx, by, { action: 'marks.changed', subjectId: record.userId, detail })
    return true
  })
  if (graded && hand.size > 0)
    await live.notify(record.userId, {
      topic: 'attemptGraded',
      data: { recordId: seal('attempt', record.id) },
    })
  return graded
}
