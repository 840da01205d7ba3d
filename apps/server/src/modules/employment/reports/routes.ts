import type { employment } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { assertKeeps } from '../keepers.ts'
import { getPost } from '../queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const reportAnswers: SomeAnswers<
  typeof employment,
  'reportPost' | 'listPostReports' | 'decidePostReport'
> = {
  reportPost: async ({ positionId, reason }, { db, school, actor, open, now }) => {
    const { post } = await getPost(db, school.id, open('jobPost', positionId), now)
    const report = { schoolId: school.id, userId: actor.userId, postId: post.id, reason }
    return { already: !(await queries.addReport(db, report, now)) }
  },
  listPostReports: async (window, context) => {
    const { db, school, actor } = context
    assertKeeps(actor, school.id)
    const { rows, total } = await queries.listReports(db, school.id, window)
    return { list: rows.map((row) => present.postReport(row, context)), total }
  },
  decidePostReport: async ({ sign, ...decision }, context) => {
    const { db, school, actor, open } = context
    assertKeeps(actor, school.id)
    const row = await queries.getReport(db, school.id, open('postReport', sign))
    const refused = await actions.decide(context, row, decision)
    if (refused) return refused
    return present.postReport(await queries.getReport(db, school.id, row.report.id), context)
  },
}
