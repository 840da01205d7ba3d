import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Further runs of the student. */
export async function manyRuns(testApp: TestApp, { practice }: SchoolScene, many: number) {
  await rows(
    testApp,
    `insert into practice_runs overriding system value
     select (jsonb_populate_record(r, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('practice_runs', 'id'))))).*
     from practice_runs r, generate_series(1, $2) n where r.id = $1`,
    [testApp.app.deps.signs.open('practiceRun', practice.run), many],
  )
}
