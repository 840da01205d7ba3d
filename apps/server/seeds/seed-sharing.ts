import { sql } from 'drizzle-orm'
import { shareLinks, shareLinkUses } from '../src/modules/sharing/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { randomToken } from '../src/platform/security/secrets.ts'
import { endOfDay } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60

/**
 * Inserts links of each lead teacher with a listed course, one in every state. A student of the
 * course has used one of them.
 */
export async function seedSharing({ db, now }: SeedContext): Promise<void> {
  const { rows } = await db.execute<{
    school_id: string
    course_id: string
    created_by: string
    student_id: string | null
    joined_at: string | null
    launched_at: string
  }>(sql`
    select distinct on (t.user_id) c.school_id, c.id as course_id, t.user_id as created_by, c.launched_at,
      e.user_id as student_id, e.joined_at
    from courses c join course_teachers t on t.course_id = c.id and t.master
    left join lateral (select e.user_id, e.joined_at from enrolments e where e.course_id = c.id and e.user_id <> t.user_id
      and e.joined_at > c.launched_at + interval '1 day' order by e.id limit 1) e on true
    where c.audit_status = 2 and c.on_list order by t.user_id, c.learners desc, c.id`)
  const made = rows.flatMap((row) => {
    const link = (daysAgo: number, way: 1 | 2) => ({
      schoolId: Number(row.school_id),
      courseId: Number(row.course_id),
      createdBy: Number(row.created_by),
      code: randomToken(16),
      way,
      createdAt: secondsAfter(now, -daysAgo * day),
      expiresAt: null as Date | null,
    })
    const joinedAt = row.joined_at && new Date(row.joined_at)
    const used = row.student_id &&
      joinedAt && {
        ...link(0, 2),
        createdAt: secondsAfter(joinedAt, -day),
        activatedBy: Number(row.student_id),
        activatedAt: joinedAt,
      }
    return [
      ...(used ? [used] : []),
      { ...link(40, 1), expiresAt: endOfDay(now, -10) },
      { ...link(6, 1), withdrawnAt: secondsAfter(now, -5 * day) },
      { ...link(2, 2), expiresAt: endOfDay(now, 28) },
      link(1, 1),
    ].filter(({ createdAt }) => createdAt > new Date(row.launched_at))
  })
  if (made.length === 0) return
  const links = await db.insert(shareLinks).values(made).returning()
  const uses = links.flatMap(({ id: linkId, schoolId, activatedBy: userId, activatedAt: usedAt }) =>
    userId === null || usedAt === null ? [] : [{ schoolId, linkId, userId, usedAt }],
  )
  if (uses.length > 0) await db.insert(shareLinkUses).values(uses)
}
