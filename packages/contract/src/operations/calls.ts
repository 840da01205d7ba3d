import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, nothing, page, reason, size, text } from '../wire/fields.ts'
import { failedJob, jobQueue } from './job-shapes.ts'
import { maintenanceCalls } from './maintenance-calls.ts'
import { installationHealth } from './shapes.ts'

/** One failed job of a kind, or with null all of them. */
const chosenJobs = z.object({ kind: text(100, 1), id: z.uuid().nullable().default(null) })
/** The number of jobs that were changed. */
const jobCount = z.object({ count: z.number().int() })

/** What the people who run the installation see and do in the console. */
export const operations = {
  /** OPS-013: the checks of `npm run doctor`. */
  installationHealth: call({
    id: 'CALL-761',
    method: 'POST',
    path: '/operations/installationHealth',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: installationHealth,
  }),
  /** OPS-027: the kinds of jobs that wait, run or have failed. */
  jobQueues: call({
    id: 'CALL-765',
    method: 'POST',
    path: '/operations/jobQueues',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: z.array(jobQueue),
  }),
  /** OPS-027: failed jobs of the last seven days, the newest first; all kinds without `kind`. */
  findFailedJobs: call({
    id: 'CALL-766',
    method: 'POST',
    path: '/operations/findFailedJobs',
    who: 'staff',
    kind: 'read',
    input: z.object({ kind: text(100, 0).default(''), page, size: size(20) }),
    data: listOf(failedJob),
  }),
  /** OPS-028: lets failed jobs run again. */
  retryJobs: call({
    id: 'CALL-767',
    method: 'POST',
    path: '/operations/retryJobs',
    who: 'staff',
    kind: 'save',
    input: chosenJobs,
    data: jobCount,
  }),
  /** OPS-029: removes failed jobs with a reason. */
  discardJob: call({
    id: 'CALL-768',
    method: 'POST',
    path: '/operations/discardJob',
    who: 'staff',
    kind: 'save',
    input: chosenJobs.extend({ reason }),
    data: jobCount,
  }),
  ...maintenanceCalls,
}
