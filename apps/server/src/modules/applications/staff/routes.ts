import type { applications } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { assertKeeps } from '../../employment/index.ts'
import { mailsOf } from '../actions.ts'
import { renewLink } from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/** JOB-107: the calls of staff about applications. */
export const staffAnswers: SomeAnswers<
  typeof applications,
  'listApplications' | 'renewApplicationLink'
> = {
  listApplications: async (filter, context) => {
    const { db, school, actor, now } = context
    assertKeeps(actor, school.id)
    const { rows, total } = await queries.listForStaff(db, school.id, filter, now)
    const mails = await mailsOf(
      context,
      rows.map(({ application }) => application.id),
    )
    return { list: rows.map((row) => present.staffApplication(row, mails, context)), total }
  },
  renewApplicationLink: async ({ sign }, context) => {
    const { db, school, actor, open } = context
    assertKeeps(actor, school.id)
    const id = open('application', sign)
    const refused = await renewLink(context, id)
    if (refused) return refused
    const row = await queries.getForStaff(db, school.id, id)
    return present.staffApplication(row, await mailsOf(context, [id]), context)
  },
}
