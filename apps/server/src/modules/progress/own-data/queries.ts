import { sql } from 'drizzle-orm'
import { type PersonalData, secret } from '../../../platform/personal/personal-data.ts'

export const progressOfPerson: PersonalData = {
  references: { 'calendar_feeds.user_id': secret('The key of the own calendar.') },
  archive: [],
  erase: ({ schoolId, userId }) => [
    sql`delete from calendar_feeds where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
