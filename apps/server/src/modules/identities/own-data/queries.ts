import { sql } from 'drizzle-orm'
import { notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const identitiesOfPerson: PersonalData = {
  references: {
    'roster_entries.held_by': own('profile'),
    'identity_requests.user_id': own('profile'),
    'identity_requests.decided_by': notOwn('A decision about the identity of another person.'),
  },
  archive: [
    {
      part: 'profile',
      name: 'roster',
      select: ({ schoolId, userId }) => sql`
        select r.kind as "kind", r.number as "studentNumber", r.name as "name", r.department as "department",
          r.major as "major", r.class_name as "className", r.held_at as "at"
        from roster_entries r where r.school_id = ${schoolId} and r.held_by = ${userId} order by r.id`,
    },
    {
      part: 'profile',
      name: 'identity',
      select: ({ schoolId, userId }) => sql`
        select i.kind as "kind", i.name as "name", i.number as "studentNumber", i.university as "university",
          i.department as "department", i.major as "major", i.class_name as "className", i.status as "state",
          i.submitted_at as "submittedAt", i.reason as "reason", i.decided_at as "decidedAt"
        from identity_requests i where i.school_id = ${schoolId} and i.user_id = ${userId} order by i.id`,
    },
  ],
  // The roster entry belongs to the list of the school. It becomes free for a new account.
  erase: ({ schoolId, userId }) => [
    sql`update roster_entries set held_by = null, held_at = null
      where school_id = ${schoolId} and held_by = ${userId}`,
    sql`delete from identity_requests where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
