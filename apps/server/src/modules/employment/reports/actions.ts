import { recordAudit } from '../../../platform/audit/audit.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { type Keeping, takeDownLocked } from '../posts/actions.ts'
import { lockPost } from '../posts/queries.ts'
import * as queries from './queries.ts'

/**
 * JOB-101: decides a report. Taking the post down decides all open reports about the post; keeping
 * the post decides only this report. Each reporter is notified once, in the same transaction.
 */
export function decide(
  context: Keeping,
  { report, post }: queries.ReportRow,
  { takeDown, reason }: { takeDown: boolean; reason: string },
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, actor, now, events, seal } = context
  return db.transaction(async (tx) => {
    const locked = await lockPost(tx, school.id, post.id)
    const decided = await queries.decide(
      tx,
      { postId: post.id, ...(!takeDown && { reportId: report.id }) },
      { decidedAt: now, decidedBy: actor.userId, takenDown: takeDown, decisionReason: reason },
    )
    if (!decided.some(({ id }) => id === report.id)) return refusal('alreadyDone', 'reportDecided')
    if (takeDown && !locked.takenDownAt) await takeDownLocked(tx, context, locked, reason)
    await recordAudit(tx, context, {
      action: 'jobPost.reportDecided',
      reason,
      detail: [{ field: 'jobPost', before: '', after: post.title }],
    })
    await events.publish(tx, 'postReportDecided', {
      schoolId: school.id,
      userIds: decided.map(({ userId }) => userId),
      what: takeDown ? 'postTakenDown' : 'postLeft',
      title: post.title,
      postSign: seal('jobPost', post.id),
      reason,
      createdAt: now,
    })
    return undefined
  })
}
