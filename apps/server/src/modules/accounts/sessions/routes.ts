import type { accounts, OwnSession } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { clearSessionCookies, endSessionsOf } from './actions.ts'
import * as queries from './queries.ts'
import type { OwnSessionRow } from './queries.ts'

function ownSession(row: OwnSessionRow, sign: string, current: number): OwnSession {
  return {
    sign,
    userAgent: row.userAgent,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.id === current,
  }
}

/** Lists the sessions of the caller's account, and moves a sign-in to another device. */
export const sessionAnswers: SomeAnswers<
  typeof accounts,
  'listSessions' | 'endSession' | 'endOtherSessions'
> = {
  listSessions: async (_, { db, school, actor, now, seal }) => {
    const owner = { schoolId: school.id, userId: actor.userId }
    const rows = await queries.listOwnSessions(db, owner, now)
    return rows.map((row) => ownSession(row, seal('session', row.id), actor.sessionId))
  },
  endSession: async ({ sign }, { db, school, actor, now, client, open, refuse }) => {
    const sessionId = open('session', sign)
    const key = { schoolId: school.id, userId: actor.userId, sessionId }
    if (!(await queries.endOwnSession(db, key, now))) return refuse('notFound')
    if (sessionId === actor.sessionId) clearSessionCookies(client)
    return null
  },
  endOtherSessions: async (_, { db, school, actor, now }) => {
    const { userId, sessionId } = actor
    const ended = await db.transaction((tx) => endSessionsOf(tx, school.id, userId, now, sessionId))
    return { ended }
  },
}
