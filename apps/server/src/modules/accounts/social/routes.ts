import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { clearSessionCookies } from '../sessions/actions.ts'
import { endSession } from '../sessions/queries.ts'
import * as actions from './actions.ts'
import { removeBinding } from './queries.ts'

export const socialAnswers: SomeAnswers<
  typeof accounts,
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
