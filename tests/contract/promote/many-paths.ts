import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds published paths of the school. */
export async function manyPaths(testApp: TestApp, { promote }: SchoolScene, many: number) {
  await rows(
    testApp,
    `insert into career_paths overriding system value
     select (jsonb_populate_record(p, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('career_paths', 'id')), 'code', p.code || '-' || n))).*
     from career_paths p, generate_series(1, $2) n where p.id = $1`,
    [testApp.app.deps.signs.open('careerPath', promote.path), many],
  )
}
