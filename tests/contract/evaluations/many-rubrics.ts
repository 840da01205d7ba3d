import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Further published rubrics of the teacher. */
export async function manyRubrics(testApp: TestApp, { evaluations }: SchoolScene, many: number) {
  await rows(
    testApp,
    `insert into rubrics overriding system value
     select (jsonb_populate_record(r, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('rubrics', 'id')), 'key', gen_random_uuid(),
       'number', n + 1, 'state', 'draft', 'family', r.family + 1000000 + n))).*
     from rubrics r, generate_series(1, $2) n where r.id = $1`,
    [testApp.app.deps.signs.open('rubric', evaluations.published), many],
  )
}
