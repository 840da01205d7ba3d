import { sql } from 'drizzle-orm'
import { kept, notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

const log = 'The log says who did what and when; it is kept for seven years.'

export const peopleOfPerson: PersonalData = {
  references: {
    'people_views.user_id': own('favourites'),
    'sheet_imports.by_user_id': notOwn('An import of a sheet is an act for the school.'),
    'audit_entries.actor_id': kept('signIns', log),
    'audit_entries.acting_for_id': notOwn(log),
    'audit_entries.subject_id': kept('signIns', log),
  },
  archive: [
    {
      part: 'favourites',
      name: 'views',
      select: ({ schoolId, userId }) => sql`
        select v.name as "name", v.created_at as "createdAt" from people_views v
        where v.school_id = ${schoolId} and v.user_id = ${userId} order by v.id`,
    },
    {
      part: 'signIns',
      name: 'log',
      // What staff did to others belongs to the school, so it stays. The reasons are not exported.
      select: ({ schoolId, userId }) => sql`
        select a.at as "at", a.action as "action", a.actor_id <> ${userId} as "byStaff" from audit_entries a
        where a.school_id = ${schoolId} and (a.subject_id = ${userId} or (a.actor_id = ${userId} and a.subject_id is null))
        order by a.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from people_views where school_id = ${schoolId} and user_id = ${userId}`,
  ],
  kept: [
    {
      thing: 'log',
      select: ({ schoolId, userId }) => sql`
        select count(*) as "count" from audit_entries a
        where a.school_id = ${schoolId} and (a.subject_id = ${userId} or a.actor_id = ${userId})`,
    },
  ],
}
