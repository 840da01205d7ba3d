import { sql } from 'drizzle-orm'
import { courseFavourites, courseVisits } from '../src/modules/favourites/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import type { SeedContext } from './seed-context.ts'

const hour = 60 * 60

/**
 * Inserts a dozen opened courses of the first student of each school. Every third of them is a
 * favourite.
 */
export async function seedFavourites({ db, now, schoolIds, userIds }: SeedContext): Promise<void> {
  for (const [key, schoolId] of schoolIds) {
    const userId = userIds.get(`${key}/student-1`)
    if (userId === undefined) continue
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from courses where school_id = ${schoolId} and audit_status = 2 and on_list
      order by id limit 12`)
    const opened = rows.map(({ id }, index) => ({
      schoolId,
      userId,
      courseId: Number(id),
      at: secondsAfter(now, -(1 + index * 7) * hour),
    }))
    if (opened.length === 0) continue
    await db
      .insert(courseVisits)
      .values(opened.map(({ at, ...one }) => ({ ...one, visitedAt: at })))
    await db
      .insert(courseFavourites)
      .values(
        opened
          .filter((_, index) => index % 3 === 0)
          .map(({ at, ...one }) => ({ ...one, createdAt: at })),
      )
  }
}
