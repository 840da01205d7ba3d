import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds mails of the school. */
export async function manyMails(testApp: TestApp, { mails }: SchoolScene, many: number) {
  await rows(
    testApp,
    `insert into mails overriding system value
     select (jsonb_populate_record(m, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('mails', 'id')), 'message_id', gen_random_uuid()))).*
     from mails m, generate_series(1, $2) where m.id = $1`,
    [testApp.app.deps.signs.open('mail', mails.failed), many],
  )
}
