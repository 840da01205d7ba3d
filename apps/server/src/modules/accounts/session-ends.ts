import { recordAudit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import * as ownSessions from './own-session-queries.ts'
import * as sessionQueries from './session-queries.ts'
import { removeSecondStepTicketsOf } from './two-step-queries.ts'

/** ACC-241: until when somebody acted as a student, where that person did not leave the student. */
export async function recordActingEnds(
  tx: Db,
  ended: sessionQueries.EndedSession[],
): Promise<void> {
  for (const { schoolId, userId, actingAdminId, address, endedAt } of ended) {
    if (actingAdminId === null || endedAt === null) continue
    const actor = { schoolId, userId, actingAdminId }
    const act = { action: 'impersonation.ended', subjectId: userId } as const
    await recordAudit(tx, { actor, client: { address }, now: endedAt }, act)
  }
}

/**
 * Ends the sessions of an account, all or all but one, and what waits to become one: links and begun second steps.
 * Answers how many sessions were its own (ACC-156, ACC-257). `tx` is the transaction of what makes it necessary.
 */
export async function endSessionsOf(
  tx: Db,
  schoolId: number,
  userId: number,
  now: Date,
  except?: number,
): Promise<number> {
  const ended = await sessionQueries.endLivingSessions(tx, schoolId, userId, now, except)
  await sessionQueries.removeTicketsOf(tx, schoolId, userId)
  await removeSecondStepTicketsOf(tx, schoolId, userId)
  await recordActingEnds(tx, ended)
  return ended.filter(({ actingAdminId }) => actingAdminId === null).length
}

/** Acting that simply ran out ends here, and is written down, once. */
export function endActingRunOut(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await recordActingEnds(tx, await ownSessions.endActingRunOut(tx, now))
  })
}
