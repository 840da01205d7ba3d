import { sql } from 'drizzle-orm'
import { courseReviews } from '../src/modules/reviews/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { reviewWords } from './data/reviews.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60

/** Two of three students who completed a course have reviewed it. */
export async function seedReviews({ db, now }: SeedContext): Promise<void> {
  const { rows } = await db.execute<{ school_id: string; user_id: string; course_id: string }>(sql`
    select school_id, user_id, course_id from enrolments e
    where status = 2 and id % 3 > 0 and exists (select 1 from lessons l where l.course_id = e.course_id)
    order by id`)
  const written = rows.map((row, index) => {
    const { stars, content } = reviewWords[index % reviewWords.length] ?? { stars: 5, content: '' }
    const at = secondsAfter(now, -(1 + (index % 20)) * day)
    return {
      schoolId: Number(row.school_id),
      courseId: Number(row.course_id),
      authorId: Number(row.user_id),
      stars,
      content,
      createdAt: at,
      updatedAt: at,
    }
  })
  if (written.length > 0) await db.insert(courseReviews).values(written)
  await db.execute(sql`
    update courses c set star_counts = array(
      select (select count(*)::int from course_reviews r where r.course_id = c.id and r.stars = s)
      from generate_series(1, 5) s)`)
}
