import { createJobs } from '../../../apps/server/src/platform/jobs/jobs.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'

/** Adds failed jobs. The first start of a queue creates its tables. */
export async function manyJobs(testApp: TestApp, many: number) {
  const name = 'mails.sendDue'
  const jobs = createJobs(testApp.database.pool, () => undefined)
  await jobs.start([{ name, run: () => Promise.resolve() }], false)
  await jobs.stop()
  const at = testApp.clock.now().toISOString()
  await rows(
    testApp,
    `insert into jobs.job (name, state, output, retry_limit, retry_count, start_after, completed_on)
     select $1, 'failed', '{"message":"lost"}', 5, 5, $2, $2 from generate_series(1, $3::int)`,
    [name, at, many],
  )
}
