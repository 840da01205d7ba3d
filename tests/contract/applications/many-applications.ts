import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Withdrawn applications of the student to the post, each with steps, link and mail. */
export async function manyApplications(
  testApp: TestApp,
  { applications }: SchoolScene,
  many: number,
) {
  const first = testApp.app.deps.signs.open('application', applications.sign)
  await rows(
    testApp,
    `insert into job_applications (school_id, user_id, post_id, copy_id, state, letter, delivered_at, changed_at, version)
     select school_id, user_id, post_id, copy_id, 'withdrawn', letter, delivered_at, changed_at, 1
     from job_applications, generate_series(1, $2) where id = $1`,
    [first, many],
  )
  const others = `from job_applications a join job_applications f on f.post_id = a.post_id and f.id = $1 and a.id <> f.id`
  await rows(
    testApp,
    `insert into application_steps (application_id, at, by, from_state, to_state)
     select a.id, a.delivered_at, 'student', s.before, s.after
     ${others} cross join (values (null, 'delivered'), ('delivered', 'withdrawn')) s(before, after)`,
    [first],
  )
  await rows(
    testApp,
    `insert into application_links (application_id, created_at, ends_at)
     select a.id, a.delivered_at, a.delivered_at + interval '60 days' ${others}`,
    [first],
  )
  await rows(
    testApp,
    `insert into mails (school_id, kind, to_address, language, subject, text, queued_at, message_id, created_at, about_kind, about_id)
     select m.school_id, m.kind, m.to_address, m.language, m.subject, m.text, m.queued_at, gen_random_uuid()::text, m.created_at, m.about_kind, a.id
     ${others} join mails m on m.about_kind = 'application' and m.about_id = f.id`,
    [first],
  )
}
