import type { SomeAnswers } from './answers.ts'
import { endSession } from './session-queries.ts'
import { clearSessionCookies } from './sessions.ts'
import * as actions from './social-actions.ts'
import { removeBinding } from './social-queries.ts'

export const socialAnswers: SomeAnswers<
  'socialConnect' | 'socialLogin' | 'socialBind' | 'socialBindScan' | 'socialUnbind'
> = {
  socialConnect: async ({ callBack }, context) => actions.connect(callBack, context),
  socialLogin: async (input, context) => actions.login(input, context),
  socialBind: async ({ openId }, context) => (await actions.bind(openId, context)) ?? null,
  socialBindScan: async (input, context) => (await actions.bindScan(input, context)) ?? null,
  socialUnbind: async (_, { db, actor, now, client }) => {
    await db.transaction(async (tx) => {
      await removeBinding(tx, actor.schoolId, actor.userId)
      await endSession(tx, actor.schoolId, actor.sessionId, now)
    })
    clearSessionCookies(client)
    return null
  },
}
