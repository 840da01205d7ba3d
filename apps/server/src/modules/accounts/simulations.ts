import type { User } from '../../platform/actor.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { secondsAfter } from '../../platform/clock.ts'
import { simulationCookies } from '../../platform/http/client.ts'
import type { Client, Context } from '../../platform/http/context.ts'
import { hashToken, randomToken } from '../../platform/security/secrets.ts'
import * as ownSessions from './own-session-queries.ts'
import { simulationSeconds } from './rules.ts'
import * as sessionQueries from './session-queries.ts'
import type { UserRow } from './tables.ts'

type Own = Context & { actor: User }

/**
 * ACC-241: a session of the student for half an hour, beside the own one. It is no sign-in of the student: neither
 * the last login nor the browser is written down.
 */
export async function startSimulation(
  context: Own,
  student: UserRow,
  reason: string,
): Promise<Date> {
  const { db, school, actor, client, now } = context
  const token = randomToken()
  const { userId: adminId, sessionId } = actor
  const expiresAt = secondsAfter(now, simulationSeconds)
  const { userAgent, address } = client
  await db.transaction(async (tx) => {
    await ownSessions.endActingOf(tx, { schoolId: school.id, userId: adminId, sessionId }, now)
    const acting = { adminId, sessionId, expiresAt }
    const session = { schoolId: school.id, userId: student.id, userAgent, address, acting }
    await sessionQueries.insertSession(tx, hashToken(token), session, now)
    await recordAudit(tx, context, { action: 'simulation.started', subjectId: student.id, reason })
  })
  await context.events.emit(
    'simulationStarted',
    {
      schoolId: school.id,
      userId: student.id,
      staffName: actor.name,
      reason,
      createdAt: now,
    },
    context,
  )
  // Without an age: a cookie that went by itself would leave the next click to the member of staff unawares.
  client.setCookie(simulationCookies.token, token, { httpOnly: true })
  client.setCookie(simulationCookies.name, student.name, {})
  return expiresAt
}

export function clearSimulationCookies(client: Client) {
  for (const name of Object.values(simulationCookies)) client.clearCookie(name)
}

/** ACC-240: asked twice, it ends once. */
export async function endSimulation(context: Own): Promise<void> {
  const { db, actor, client, now } = context
  await db.transaction(async (tx) => {
    if (await sessionQueries.endSession(tx, actor.schoolId, actor.sessionId, now))
      await recordAudit(tx, context, { action: 'simulation.ended', subjectId: actor.userId })
  })
  clearSimulationCookies(client)
}
