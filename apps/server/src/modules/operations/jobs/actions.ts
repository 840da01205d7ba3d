import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import {
  type ChosenJobs,
  lockFailedJobs,
  removeFailedJobs,
  retryFailedJobs,
} from '../../../platform/jobs/failed-jobs.ts'

interface JobAct extends AuditContext {
  db: Db
}

const detailOf = (kind: string, count: number) => [
  { field: 'job', before: '', after: kind },
  { field: 'count', before: '', after: String(count) },
]

/** OPS-028: lets failed jobs run again; returns their number. */
export function retryJobs({ db, ...context }: JobAct, chosen: ChosenJobs): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await lockFailedJobs(tx, chosen)
    if (ids.length === 0) return 0
    await retryFailedJobs(tx, chosen.kind, ids)
    const detail = detailOf(chosen.kind, ids.length)
    await recordAudit(tx, context, { action: 'job.retried', detail })
    return ids.length
  })
}

/** OPS-029: removes failed jobs with a reason; returns their number. */
export function discardJobs(
  { db, ...context }: JobAct,
  chosen: ChosenJobs,
  reason: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await lockFailedJobs(tx, chosen)
    if (ids.length === 0) return 0
    await removeFailedJobs(tx, chosen.kind, ids)
    const detail = detailOf(chosen.kind, ids.length)
    await recordAudit(tx, context, { action: 'job.discarded', reason, detail })
    return ids.length
  })
}
