import { sql } from 'drizzle-orm'
import { notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

const ofSchool = 'Companies and posts are contents of the school.'

export const employmentOfPerson: PersonalData = {
  references: {
    'companies.created_by': notOwn(ofSchool),
    'job_posts.created_by': notOwn(ofSchool),
    'post_reports.decided_by': notOwn(ofSchool),
    'post_reports.user_id': own('applications'),
    'post_collections.user_id': own('favourites'),
    'saved_searches.user_id': own('favourites'),
    'job_applications.user_id': own('applications'),
  },
  archive: [
    {
      part: 'applications',
      name: 'applications',
      select: ({ schoolId, userId }) => sql`
        select c.name as "company", p.title as "post", a.state as "state", a.letter as "text",
          a.delivered_at as "createdAt", a.answered_at as "decidedAt", a.interview_at as "at",
          a.interview_place as "address"
        from job_applications a join job_posts p on p.id = a.post_id join companies c on c.id = p.company_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by a.id`,
    },
    {
      part: 'applications',
      name: 'reports',
      select: ({ schoolId, userId }) => sql`
        select p.title as "post", r.reason as "reason", r.created_at as "createdAt", r.decision_reason as "decision"
        from post_reports r join job_posts p on p.id = r.post_id
        where r.school_id = ${schoolId} and r.user_id = ${userId} order by r.id`,
    },
    {
      part: 'favourites',
      name: 'posts',
      select: ({ schoolId, userId }) => sql`
        select c.name as "company", p.title as "post", k.created_at as "createdAt" from post_collections k
        join job_posts p on p.id = k.post_id join companies c on c.id = p.company_id
        where k.school_id = ${schoolId} and k.user_id = ${userId} order by k.created_at, k.post_id`,
    },
    {
      part: 'favourites',
      name: 'searches',
      select: ({ schoolId, userId }) => sql`
        select s.name as "name", s.search as "content", s.created_at as "createdAt" from saved_searches s
        where s.school_id = ${schoolId} and s.user_id = ${userId} order by s.id`,
    },
  ],
  erase: ({ schoolId, userId }) =>
    ['job_applications', 'post_reports', 'post_collections', 'saved_searches'].map(
      (table) =>
        sql`delete from ${sql.identifier(table)} where school_id = ${schoolId} and user_id = ${userId}`,
    ),
}
