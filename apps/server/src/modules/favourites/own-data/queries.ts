import { sql } from 'drizzle-orm'
import { own, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const favouritesOfPerson: PersonalData = {
  references: {
    'course_favourites.user_id': own('favourites'),
    'course_visits.user_id': own('favourites'),
  },
  archive: [
    {
      part: 'favourites',
      name: 'courses',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", f.created_at as "createdAt" from course_favourites f
        join courses c on c.id = f.course_id
        where f.school_id = ${schoolId} and f.user_id = ${userId} order by f.id`,
    },
    {
      part: 'favourites',
      name: 'courseVisits',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", v.visited_at as "seenAt" from course_visits v join courses c on c.id = v.course_id
        where v.school_id = ${schoolId} and v.user_id = ${userId} order by v.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from course_favourites where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from course_visits where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
