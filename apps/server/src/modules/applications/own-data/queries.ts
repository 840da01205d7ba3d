import { sql } from 'drizzle-orm'
import { own, type PersonalData } from '../../../platform/personal/personal-data.ts'
import { mailKind } from '../mails/write.ts'

export const applicationsOfPerson: PersonalData = {
  references: { 'application_copies.user_id': own('applications') },
  archive: [
    {
      part: 'applications',
      name: 'steps',
      select: ({ schoolId, userId }) => sql`
        select p.title as "post", s.at as "at", s.by as "name", s.to_state as "state", s.note as "text"
        from application_steps s join job_applications a on a.id = s.application_id join job_posts p on p.id = a.post_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by a.id, s.id`,
    },
    {
      part: 'applications',
      name: 'copies',
      select: ({ schoolId, userId }) => sql`
        select k.content as "content", k.created_at as "createdAt" from application_copies k
        where k.school_id = ${schoolId} and k.user_id = ${userId} order by k.id`,
    },
  ],
  // A mail that was not sent yet is erased later, see `forgetErased`. Steps and links are deleted
  // with their applications.
  erase: ({ schoolId, userId }) => [
    sql`update mails m set reply_name = '', reply_address = '' from job_applications a
      where a.school_id = ${schoolId} and a.user_id = ${userId} and m.about_kind = ${mailKind} and m.about_id = a.id`,
    sql`delete from job_applications where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from application_copies where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
