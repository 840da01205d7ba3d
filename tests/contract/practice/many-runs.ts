import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Further runs of the student. */
export async function manyRuns(testApp: TestApp, { practice }: SchoolScene, many: number) {
  await rows(
    testApp,
    `with made as (
       insert into practice_runs overriding system value
       select (jsonb_populate_record(r, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('practice_runs', 'id'))))).*
       from practice_runs r, generate_series(1, $2) n where r.id = $1
       returning id, user_id)
     insert into practice_seats (run_id, seat, user_id) select id, 'retailer', user_id from made`,
    [testApp.app.deps.signs.open('practiceRun', practice.run), many],
  )
}
