import { sql } from 'drizzle-orm'
import { kept, notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

const staff = 'An act for the school.'

export const certificatesOfPerson: PersonalData = {
  references: {
    'certificates.user_id': kept('certificates', 'Others check a certificate by its number.'),
    'certificates.issued_by': notOwn(staff),
    'certificates.revoked_by': notOwn(staff),
  },
  archive: [
    {
      part: 'certificates',
      name: 'certificates',
      select: ({ schoolId, userId }) => sql`
        select c.number as "certificateNumber", c.holder_name as "name", c.course_names as "course",
          c.credit as "credit", c.result as "score", c.issued_at as "issuedAt", c.revoked_at as "revokedAt",
          c.revoke_reason as "reason"
        from certificates c where c.school_id = ${schoolId} and c.user_id = ${userId} order by c.id`,
    },
  ],
  erase: () => [],
  kept: [
    {
      thing: 'certificates',
      select: ({ schoolId, userId }) => sql`
        select count(*) as "count" from certificates c where c.school_id = ${schoolId} and c.user_id = ${userId}`,
    },
  ],
}
