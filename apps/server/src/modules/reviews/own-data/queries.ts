import { sql } from 'drizzle-orm'
import { kept, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const reviewsOfPerson: PersonalData = {
  references: {
    'course_reviews.author_id': kept(
      'discussions',
      'Others read it under "Closed account", and the stars of the course count it.',
    ),
    'review_reports.user_id': own('discussions'),
  },
  archive: [
    {
      part: 'discussions',
      name: 'reviews',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", r.stars as "stars", r.content as "text", r.created_at as "createdAt"
        from course_reviews r join courses c on c.id = r.course_id
        where r.school_id = ${schoolId} and r.author_id = ${userId} order by r.id`,
    },
    {
      part: 'discussions',
      name: 'reviewReports',
      select: ({ schoolId, userId }) => sql`
        select r.created_at as "createdAt" from review_reports r
        where r.school_id = ${schoolId} and r.user_id = ${userId} order by r.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from review_reports where school_id = ${schoolId} and user_id = ${userId}`,
  ],
  kept: [
    {
      thing: 'discussions',
      select: ({ schoolId, userId }) => sql`
        select count(*) as "count" from course_reviews r
        where r.school_id = ${schoolId} and r.author_id = ${userId}`,
    },
  ],
}
