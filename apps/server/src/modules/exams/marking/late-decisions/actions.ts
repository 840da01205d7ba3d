import { afterCommit, type Db } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { found } from '../../../../platform/refusal.ts'
import { addEvent } from '../../sitting/attempts/queries.ts'
import { itemsToMark } from '../../sitting/closing/actions.ts'
import { replaceGivenMarks } from '../double-marking/queries.ts'
import { addUpMarks, lockForGrading } from '../by-hand/queries.ts'
import { markOne } from '../../sitting/scoring/rules.ts'
import { findAttemptPaper } from '../../sitting/papers/queries.ts'
import type { RecordView } from '../records/queries.ts'
import {
  type Decision,
  lockWaiting,
  storeDecision,
  storeLateAnswer,
  storeMarkAnew,
  type WaitingLate,
} from './queries.ts'

/** Replaces the stored answer by the late one, and marks its question again. */
async function take(db: Db, tx: Db, late: WaitingLate, decision: Decision): Promise<void> {
  await storeLateAnswer(tx, late, decision.at)
  const items = await itemsToMark(db, tx, late.attemptId)
  const item = found(items.find(({ id }) => id === late.attemptItemId))
  await storeMarkAnew(tx, markOne(item), decision)
  await replaceGivenMarks(tx, late.attemptItemId, decision.at)
  await addUpMarks(tx, late.attemptId)
}

/**
 * Decides about a late answer. Returns false if somebody has graded or decided since the caller
 * read the paper. Returns undefined if the attempt has no such undecided answer.
 */
export async function decideLate(
  services: Services,
  record: RecordView,
  lateId: number,
  decision: Decision,
): Promise<boolean | undefined> {
  const attemptPaper = found(await findAttemptPaper(services.db, record.id))
  return services.db.transaction(async (tx) => {
    // The late answer is locked first, because locking the record for grading raises its version.
    const late = await lockWaiting(tx, record.id, lateId)
    if (!late) return undefined
    if (!(await lockForGrading(tx, record))) return false
    const item = found(attemptPaper.items.find(({ itemId }) => itemId === late.attemptItemId))
    await storeDecision(tx, late.id, decision)
    await addEvent(tx, record.id, {
      kind: decision.take ? 'lateTaken' : 'lateRefused',
      actorId: decision.by,
      at: decision.at,
      detail: { number: item.number, lateId, reason: decision.reason },
    })
    if (decision.take) await take(services.db, tx, late, decision)
    const { schoolId, userId, examinationName } = record
    await services.events.publish(tx, 'lateAnswerDecided', {
      schoolId,
      userId,
      examinationName,
      examinationSign: services.seal('examination', record.examinationId),
      number: item.number,
      taken: decision.take,
      reason: decision.reason,
      createdAt: decision.at,
    })
    const data = { recordId: services.seal('attempt', record.id) }
    afterCommit(tx, () => services.live.notify(userId, { topic: 'attemptGraded', data }))
    return true
  })
}
