import { sql } from 'drizzle-orm'
import { type PersonalData, secret } from '../../../platform/personal/personal-data.ts'

export const bundlesOfPerson: PersonalData = {
  references: {
    'course_makings.user_id': secret('The key of a form, so that it makes one course.'),
  },
  archive: [],
  erase: ({ schoolId, userId }) => [
    sql`delete from course_makings where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
