import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { forgetSchools } from '../../../apps/server/src/modules/schools/hosts/actions.ts'
import { rows } from '../rows.ts'

/** A notice of maintenance, which belongs to no school. Returns its sealed id. */
export async function makeMaintenance(testApp: TestApp): Promise<string> {
  const [row] = await rows<{ id: string }>(
    testApp,
    `insert into maintenance_notices (starts_at, ends_at, created_at, changed_at)
     values ('2035-01-01T00:00Z', '2035-01-01T02:00Z', $1, $1) returning id`,
    [testApp.clock.now()],
  )
  forgetSchools()
  return testApp.seal('maintenanceNotice', Number(row?.id))
}
