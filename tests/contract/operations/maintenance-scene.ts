import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { forgetSchools } from '../../../apps/server/src/modules/schools/hosts/actions.ts'
import { rows } from '../rows.ts'

/**
 * Notices of maintenance, which belong to no school; they are several, so that a list of them has
 * pages. Returns the sealed id of the first.
 */
export async function makeMaintenance(testApp: TestApp): Promise<string> {
  const [row] = await rows<{ id: string }>(
    testApp,
    `insert into maintenance_notices (starts_at, ends_at, created_at, changed_at)
     select '2035-01-01T00:00Z', '2035-01-01T02:00Z', $1::timestamptz, $1 from generate_series(1, 5) returning id`,
    [testApp.clock.now()],
  )
  forgetSchools()
  return testApp.seal('maintenanceNotice', Number(row?.id))
}
