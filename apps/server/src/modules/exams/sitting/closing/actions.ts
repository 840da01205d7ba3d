import { afterCommit, type Db } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { found } from '../../../../platform/refusal.ts'
import { recomputeExams } from '../../authoring/counting/queries.ts'
import { storeWaitingFiles } from '../late/actions.ts'
import { type ItemToMark, markPaper } from '../scoring/rules.ts'
import { findAttemptPaper, type AttemptPaper, versionsOf } from '../papers/queries.ts'
import { changeOf } from '../../rules.ts'
import { type Gate, type NewAnswer, submitAttempt } from '../answers/queries.ts'
import type { AttemptState } from '../../tables.ts'
import * as queries from './queries.ts'

interface Closing {
  kind: AttemptState
  actorId: number | null
  at: Date
}

/**
 * Returns the questions of an attempt as they are marked now. `db` caches versions, `tx` is this
 * transaction.
 */
export async function itemsToMark(db: Db, tx: Db, attemptId: number): Promise<ItemToMark[]> {
  const rows = await queries.listItemsToMark(tx, attemptId)
  const versions = await versionsOf(
    db,
    rows.map(({ versionId }) => versionId),
    tx,
  )
  return rows.map(({ versionId, ...row }) => ({
    ...row,
    item: found(versions.get(versionId)).item,
  }))
}

/**
 * Marks the stored answers, in the transaction that closed the attempt, so that nothing changes in
 * between.
 */
async function markClosed(
  db: Db,
  tx: Db,
  attemptPaper: AttemptPaper,
  closing: Closing,
): Promise<void> {
  const mark = markPaper(await itemsToMark(db, tx, attemptPaper.attemptId))
  const filesWait = await queries.storeMarks(tx, attemptPaper, mark, closing)
  if (filesWait) await storeWaitingFiles(tx, attemptPaper.attemptId)
}

/**
 * Counts while the lock of `storeMarks` is held, and publishes the events. After the commit,
 * notifies the student's other pages.
 */
async function completeClosing(
  tx: Db,
  { events, live, seal }: Services,
  { attemptId, schoolId, userId, examinationId, courseId }: AttemptPaper,
  time: Date,
): Promise<void> {
  await recomputeExams(tx, { schoolId, userId, courseId }, time)
  const closed = { schoolId, userId, courseId, examinationId, attemptId, at: time }
  await events.publish(tx, 'attemptClosed', closed)
  const data = {
    recordId: seal('attempt', attemptId),
    examinationId: seal('examination', examinationId),
  }
  afterCommit(tx, () => live.notify(userId, { topic: 'attemptClosed', data }))
}

/**
 * Submits the student's paper. Of several calls at the same time, exactly one returns true
 * (EXM-112).
 */
export async function submitPaper(
  services: Services,
  attemptPaper: AttemptPaper,
  gate: Omit<Gate, 'from'>,
  answers: readonly NewAnswer[],
): Promise<boolean> {
  const change = changeOf('submit')
  return services.db.transaction(async (tx) => {
    if (!(await submitAttempt(tx, { ...gate, ...change }, answers))) return false
    const closing = { kind: change.to, actorId: gate.userId, at: gate.now }
    await markClosed(services.db, tx, attemptPaper, closing)
    await completeClosing(tx, services, attemptPaper, gate.now)
    return true
  })
}

/**
 * Submits the saved answers if the time is over (EXM-031, EXM-034). May be called at any time, also
 * twice at once. If the server's clock may be wrong, nothing is closed (EXM-154), because a closing
 * cannot be undone.
 */
export async function closeIfDue(
  services: Services,
  attemptId: number,
  now: Date,
): Promise<boolean> {
  if (!services.clock.isSure()) return false
  const attemptPaper = await findAttemptPaper(services.db, attemptId)
  if (!attemptPaper) return false
  const change = changeOf('timeUp')
  return services.db.transaction(async (tx) => {
    if (!(await queries.closeDueAttempt(tx, attemptId, change, now))) return false
    await markClosed(services.db, tx, attemptPaper, { kind: change.to, actorId: null, at: now })
    await completeClosing(tx, services, attemptPaper, now)
    return true
  })
}

/**
 * Closes the attempts with these ids one by one. An attempt that is not due any more stays open.
 */
export async function closeEach(
  services: Services,
  attemptIds: readonly number[],
  now: Date,
): Promise<number> {
  let closed = 0
  for (const attemptId of attemptIds) if (await closeIfDue(services, attemptId, now)) closed += 1
  return closed
}

/** Closes all attempts in the scope that are due. */
export async function closeAllDue(
  services: Services,
  scope: queries.DueScope,
  now: Date,
): Promise<number> {
  return closeEach(services, await queries.listDueAttempts(services.db, scope, now), now)
}
