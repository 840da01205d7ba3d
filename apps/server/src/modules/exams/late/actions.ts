import { afterCommit, type Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import type { Student } from '../attempts/actions.ts'
import { addEvent, getOwnAttempt } from '../attempts/queries.ts'
import { isDue } from '../attempts/rules.ts'
import { closeIfDue, itemsToMark } from '../closing/actions.ts'
import { replaceGivenMarks } from '../double-marking/queries.ts'
import { addUpMarks, lockForGrading } from '../marking/queries.ts'
import { markOne } from '../marking/rules.ts'
import { findAttemptPaper, type AttemptPaper } from '../papers/queries.ts'
import type { RecordView } from '../records/queries.ts'
import { isOpen } from '../rules.ts'
import type { NewAnswer } from '../saving/queries.ts'
import type { AttemptRow } from '../tables.ts'
import * as queries from './queries.ts'

/** EXM-104: an open attempt is written by its paper, never from here. */
export async function keepLate(
  student: Student,
  { attemptId }: AttemptPaper,
  answers: readonly NewAnswer[],
): Promise<AttemptRow | Refusal<'alreadyDone'>> {
  const { db, actor, now } = student
  const get = () => getOwnAttempt(db, actor.schoolId, actor.userId, attemptId)
  let attempt = await get()
  if (isOpen(attempt.state) && isDue(attempt, now)) {
    await closeIfDue(student, attemptId, now)
    attempt = await get()
  }
  if (isOpen(attempt.state)) return refusal('alreadyDone', 'attemptOpen')
  if (answers.length > 0) await queries.keepLateAnswers(db, attemptId, answers, now)
  return attempt
}

/** The answer takes the place of the stored one, and its question is marked anew. */
async function take(
  db: Db,
  tx: Db,
  late: queries.WaitingLate,
  decision: queries.Decision,
): Promise<void> {
  await queries.storeLateAnswer(tx, late, decision.at)
  const items = await itemsToMark(db, tx, late.attemptId)
  const item = found(items.find(({ id }) => id === late.attemptItemId))
  await queries.storeMarkAnew(tx, markOne(item), decision)
  await replaceGivenMarks(tx, late.attemptItemId, decision.at)
  await addUpMarks(tx, late.attemptId)
}

/** False when somebody graded or decided meanwhile; undefined when there is no such answer that waits. */
export async function decideLate(
  services: Services,
  record: RecordView,
  lateId: number,
  decision: queries.Decision,
): Promise<boolean | undefined> {
  const attemptPaper = found(await findAttemptPaper(services.db, record.id))
  return services.db.transaction(async (tx) => {
    // First, since the lock for grading raises the version of the record.
    const late = await queries.lockWaiting(tx, record.id, lateId)
    if (!late) return undefined
    if (!(await lockForGrading(tx, record))) return false
    const item = found(attemptPaper.items.find(({ itemId }) => itemId === late.attemptItemId))
    await queries.storeDecision(tx, late.id, decision)
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
