import { sql } from 'drizzle-orm'
import { type PersonalData, secret } from '../../../platform/personal/personal-data.ts'

export const privacyOfPerson: PersonalData = {
  references: { 'data_archives.user_id': secret('An archive is not in the next one.') },
  archive: [],
  erase: ({ schoolId, userId }) => [
    sql`delete from data_archives where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
