import type { SomeAnswers } from './answers.ts'
import * as ownSessions from './own-session-queries.ts'
import * as present from './present.ts'
import { endSessionsOf } from './session-ends.ts'
import { clearSessionCookies } from './sessions.ts'
import { createTemporaryToken, loginByToken } from './temporary-tokens.ts'

/** Where the own account is signed in, and how it gets from one place to another. */
export const sessionAnswers: SomeAnswers<
  | 'temporaryTokenLogin'
  | 'createTemporaryToken'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
> = {
  temporaryTokenLogin: async (input, context) => loginByToken(input, context),
  createTemporaryToken: async (_, context) => createTemporaryToken(context),
  listSessions: async (_, { db, school, actor, now, seal }) => {
    const owner = { schoolId: school.id, userId: actor.userId }
    const rows = await ownSessions.listOwnSessions(db, owner, now)
    return rows.map((row) => present.ownSession(row, seal('session', row.id), actor.sessionId))
  },
  endSession: async ({ sign }, { db, school, actor, now, client, open, refuse }) => {
    const sessionId = open('session', sign)
    const key = { schoolId: school.id, userId: actor.userId, sessionId }
    if (!(await ownSessions.endOwnSession(db, key, now))) return refuse('notFound')
    if (sessionId === actor.sessionId) clearSessionCookies(client)
    return null
  },
  endOtherSessions: async (_, { db, school, actor, now }) => {
    const { userId, sessionId } = actor
    const ended = await db.transaction((tx) => endSessionsOf(tx, school.id, userId, now, sessionId))
    return { ended }
  },
}
