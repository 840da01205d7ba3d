import { sql } from 'drizzle-orm'
import { kept, notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const schoolsOfPerson: PersonalData = {
  references: {
    'agreement_acceptances.user_id': kept(
      'agreements',
      'It proves which terms held for the orders that stay.',
    ),
    'agreement_versions.created_by': notOwn('Agreements are texts of the school.'),
  },
  archive: [
    {
      part: 'agreements',
      name: 'agreements',
      select: ({ schoolId, userId }) => sql`
        select v.title as "title", a.version as "version", a.accepted_at as "acceptedAt" from agreement_acceptances a
        left join agreement_versions v on v.school_id = a.school_id and v.form = a.form and v.version = a.version
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by a.id`,
    },
  ],
  erase: () => [],
}
