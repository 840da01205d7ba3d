import { jobKindText } from '@titian/contract'
import { retryJobs } from '../../modules/operations/index.ts'
import { listFailedJobs, listQueues } from '../../platform/jobs/failed-jobs.ts'
import { inInstallation, sayList, textOf } from '../installation.ts'
import { type Command, say } from '../program.ts'

/** Failed jobs that the command lists at most. */
const most = 200

const list: Command = {
  name: 'list-jobs',
  what: 'Lists the kinds of jobs that wait, run or have failed.',
  flags: [
    { name: 'failed', what: `Lists the failed jobs instead, at most ${most}, the newest first.` },
    { name: 'json', what: 'Writes the list as JSON.' },
  ],
  run: (flags, env) =>
    inInstallation(env, async ({ db, now }) => {
      if (flags['failed'] === true) {
        const { rows } = await listFailedJobs(db, { kind: '', page: 1, size: most })
        return sayList(
          flags,
          rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
        )
      }
      const queues = await listQueues(db, now)
      sayList(
        flags,
        queues.map((queue) => ({
          ...queue,
          oldestDue: queue.oldestDue?.toISOString() ?? null,
          what: jobKindText(queue.kind, 'en'),
        })),
      )
    }),
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const retry: Command = {
  name: 'retry-jobs',
  what: 'Lets failed jobs run again.',
  flags: [
    { name: 'kind', value: 'KIND', what: 'As list-jobs shows it.', isNeeded: true },
    { name: 'id', value: 'ID', what: 'One job, as list-jobs --failed shows it; otherwise all.' },
  ],
  run: (flags, env) =>
    inInstallation(env, async ({ db, actor, client, now }) => {
      const [kind, id] = [textOf(flags, 'kind'), textOf(flags, 'id')]
      if (id !== '' && !uuid.test(id)) throw new Error(`${id} is not the id of a job.`)
      const count = await retryJobs({ db, actor, client, now }, { kind, id: id || null })
      if (count === 0) throw new Error(`No job of the kind ${kind} has failed.`)
      say(`Jobs that run again: ${count}.`)
    }),
}

export const jobCommands: readonly Command[] = [list, retry]
