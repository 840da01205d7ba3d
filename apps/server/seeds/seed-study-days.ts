import { sql } from 'drizzle-orm'
import { studyDays } from '../src/modules/study/index.ts'
import { demoStudents } from './data/people.ts'
import type { SeedContext } from './seed-context.ts'

const dayMilliseconds = 86_400_000
const shownDays = 180

/** Where the demo schools are. */
const localDay = (moment: Date) =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' })

/** Seconds of the person to sign in as, so many days ago: more of late, five days in a row, and pauses between. */
function secondsOf(ago: number): number {
  const rhythm = (ago * 37 + (ago % 7) * 11 + Math.floor(ago / 9) * 17) % 100
  if (ago < 5) return 1500 + rhythm * 45
  if (ago === 5 || rhythm < 46) return 0
  return Math.round((rhythm - 40) * (ago > 90 ? 28 : 62))
}

/** Days of study: of everybody those on which lessons were watched, of the person to sign in as half a year. */
export async function seedStudyDays({ db, now, schoolIds, userIds }: SeedContext): Promise<void> {
  await db.execute(sql`
    insert into study_days (school_id, user_id, day, seconds)
    select p.school_id, p.user_id, (p.updated_at at time zone s.time_zone)::date, sum(p.watched_seconds)
    from video_progress p join schools s on s.id = p.school_id
    where p.watched_seconds > 0 group by 1, 2, 3`)
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get(`teratai/${demoStudents()[0]?.key ?? ''}`) ?? 0
  const days = Array.from({ length: shownDays }, (_, ago) => ({
    schoolId,
    userId,
    day: localDay(new Date(now.getTime() - ago * dayMilliseconds)),
    seconds: secondsOf(ago),
  })).filter(({ seconds }) => seconds > 0)
  await db
    .insert(studyDays)
    .values(days)
    .onConflictDoUpdate({
      target: [studyDays.schoolId, studyDays.userId, studyDays.day],
      set: { seconds: sql`excluded.seconds` },
    })
}
