import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds skills of the school. */
export async function manySkills(testApp: TestApp, { skills }: SchoolScene, many: number) {
  await rows(
    testApp,
    `insert into school_skills overriding system value
     select (jsonb_populate_record(s, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('school_skills', 'id')), 'code', 'own:' || n))).*
     from school_skills s, generate_series(1, $2) n where s.code = $1`,
    [skills.own, many],
  )
}
