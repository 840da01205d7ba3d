import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds published rubrics of the teacher, each a first version. */
export async function manyRubrics(testApp: TestApp, { evaluations }: SchoolScene, many: number) {
  await rows(
    testApp,
    `with made as materialized (
       select nextval(pg_get_serial_sequence('rubrics', 'id')) as id from generate_series(1, $2))
     insert into rubrics overriding system value
     select (jsonb_populate_record(r, jsonb_build_object('id', made.id, 'family', made.id,
       'key', gen_random_uuid(), 'state', 'draft'))).*
     from rubrics r, made where r.id = $1`,
    [testApp.app.deps.signs.open('rubric', evaluations.published), many],
  )
}
