import type { accounts } from '@titian/contract'
import { isImpersonating, type User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { mayImpersonate } from '../policy.ts'
import * as queries from '../queries.ts'
import { clearImpersonationCookies, endImpersonation, startImpersonation } from './actions.ts'

function isImpersonatingContext(context: Context): context is Context & { actor: User } {
  return isImpersonating(context.actor)
}

/** Staff view the school as one of its students (ACC-209, ACC-241). */
export const impersonationAnswers: SomeAnswers<
  typeof accounts,
  'startImpersonation' | 'exitImpersonation'
> = {
  startImpersonation: async ({ sign, reason }, context) => {
    const { db, school, actor, open, refuse } = context
    const student = await queries.getUser(db, school.id, open('user', sign))
    if (!mayImpersonate(actor, student)) return refuse('noPermission', 'onlyStudents')
    const endsAt = await startImpersonation(context, student, reason)
    if (endsAt instanceof Refusal) return endsAt
    return { studentName: student.name, endsAt: endsAt.toISOString() }
  },
  exitImpersonation: async (_, context) => {
    if (isImpersonatingContext(context)) await endImpersonation(context)
    clearImpersonationCookies(context.client)
    return null
  },
}
