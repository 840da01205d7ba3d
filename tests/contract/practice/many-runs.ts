import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds runs of the student, assignments and cards, and runs and games of one assignment. */
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
  const { open } = testApp.app.deps.signs
  const given = open('practiceAssignment', practice.given)
  await rows(
    testApp,
    `insert into practice_assignments overriding system value
     select (jsonb_populate_record(a, jsonb_build_object('key', gen_random_uuid(),
       'id', nextval(pg_get_serial_sequence('practice_assignments', 'id'))))).*
     from practice_assignments a, generate_series(1, $2) n where a.id = $1`,
    [given, many],
  )
  await rows(
    testApp,
    `with made as (
       insert into practice_runs overriding system value
       select (jsonb_populate_record(r, jsonb_build_object('attempt', null, 'user_id', e.user_id,
         'id', nextval(pg_get_serial_sequence('practice_runs', 'id'))))).*
       from practice_runs r join practice_assignments a on a.id = $2
       join enrolments e on e.course_id = a.course_id where r.id = $1
       returning id, user_id)
     insert into practice_seats (run_id, seat, user_id) select id, 'retailer', user_id from made`,
    [open('practiceRun', practice.givenRun), given],
  )
  await rows(
    testApp,
    `with made as (
       insert into practice_runs overriding system value
       select (jsonb_populate_record(r, jsonb_build_object('attempt', null, 'code', null, 'assignment_id', $3::bigint,
         'id', nextval(pg_get_serial_sequence('practice_runs', 'id'))))).*
       from practice_runs r, generate_series(1, $2) n where r.id = $1
       returning id, user_id)
     insert into practice_seats (run_id, seat, user_id) select id, 'retailer', user_id from made`,
    [open('practiceRun', practice.game), many, given],
  )
  await rows(
    testApp,
    `insert into practice_cards overriding system value
     select (jsonb_populate_record(c, jsonb_build_object('key', gen_random_uuid(),
       'id', nextval(pg_get_serial_sequence('practice_cards', 'id'))))).*
     from practice_cards c, generate_series(1, $2) n where c.id = $1`,
    [open('erpCard', practice.card), many],
  )
  // Stock counts with one unit more and one unit less in turn. Each count posts the difference.
  await rows(
    testApp,
    `insert into practice_commands (run_id, number, place, day, seat, command, at)
     select $1, 1, n, 1, 'clerk', jsonb_build_object('type', 'write', 'day', 1, 'kind', 'stockCount', 'card', 'stockCount',
       'submit', true, 'lines', jsonb_build_array(jsonb_build_object('item', 'I80', 'units', 30 + n % 2))), now()
     from generate_series(1, $2) n`,
    [open('practiceRun', practice.books), many],
  )
}
