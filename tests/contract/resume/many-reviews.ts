import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import type { SchoolScene } from '../scene.ts'

/** Adds requests for comments that the teacher has finished, each with a comment. */
export async function manyReviews(testApp: TestApp, { people, resume }: SchoolScene, many: number) {
  const open = testApp.app.deps.signs.open('resumeReview', resume.reviewSign)
  await rows(
    testApp,
    `insert into resume_reviews (school_id, user_id, teacher_id, key, note, with_contact, revision, content, created_at, finished_at)
     select school_id, user_id, teacher_id, gen_random_uuid()::text, note, false, revision, content, created_at, now()
     from resume_reviews, generate_series(1, $2) where id = $1`,
    [open, many],
  )
  await rows(
    testApp,
    `insert into resume_comments (review_id, key, section, entry_key, entry_title, content, created_at)
     select id, key, 'work', '', '', note, created_at from resume_reviews where user_id = $1 and id <> $2`,
    [people.student.userId, open],
  )
}
