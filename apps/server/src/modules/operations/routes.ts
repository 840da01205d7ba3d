import { operations } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { listFailedJobs, listQueues } from '../../platform/jobs/failed-jobs.ts'
import { mayRunPlatform } from '../schools/index.ts'
import { discardJobs, retryJobs } from './jobs/actions.ts'
import { maintenanceAnswers } from './maintenance/routes.ts'

export const operationsRoutes = answer(operations, {
  ...maintenanceAnswers,
  installationHealth: async (_input, { actor, installation, refuse }) => {
    if (!mayRunPlatform(actor)) return refuse('noPermission')
    return installation.check()
  },
  jobQueues: async (_input, { db, actor, now, refuse }) => {
    if (!mayRunPlatform(actor)) return refuse('noPermission')
    const queues = await listQueues(db, now)
    return queues.map((queue) => ({ ...queue, oldestDue: queue.oldestDue?.toISOString() ?? null }))
  },
  findFailedJobs: async (filter, { db, actor, refuse }) => {
    if (!mayRunPlatform(actor)) return refuse('noPermission')
    const { rows, total } = await listFailedJobs(db, filter)
    return { list: rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })), total }
  },
  retryJobs: async (chosen, context) => {
    if (!mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const { db, actor, client, now } = context
    return { count: await retryJobs({ db, actor, client, now }, chosen) }
  },
  discardJob: async ({ reason, ...chosen }, context) => {
    if (!mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const { db, actor, client, now } = context
    return { count: await discardJobs({ db, actor, client, now }, chosen, reason) }
  },
})
