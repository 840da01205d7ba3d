import { sql } from 'drizzle-orm'
import { own, type PersonalData, secret } from '../../../platform/personal/personal-data.ts'

/**
 * Files for the person's own use. A file that a teacher uploaded for a course belongs to the
 * course.
 */
const personal = sql.raw(`('avatar', 'own', 'handIn', 'introVideo', 'face', 'resumeCopy')`)

export const filesOfPerson: PersonalData = {
  references: {
    'files.owner_id': own('files'),
    'uploads.user_id': secret('An upload that is not finished is no file yet.'),
  },
  archive: [
    {
      part: 'files',
      name: 'files',
      select: ({ schoolId, userId }) => sql`
        select f.name as "file", f.size as "bytes", f.purpose as "purpose", f.created_at as "createdAt" from files f
        where f.school_id = ${schoolId} and f.owner_id = ${userId} and f.state = 'stored' order by f.id`,
    },
  ],
  files: [
    {
      select: ({ schoolId, userId }) => sql`
        select f.id, f.storage_key as "key", f.name, f.size as "bytes", f.purpose as "folder" from files f
        where f.school_id = ${schoolId} and f.owner_id = ${userId} and f.state = 'stored' and f.purpose in ${personal}
        order by f.id`,
    },
  ],
  // The nightly job removes the bytes and the row of these files.
  erase: ({ schoolId, userId }) => [
    sql`update files set state = 'removed', name = '' where school_id = ${schoolId} and owner_id = ${userId}
      and purpose in ${personal}`,
    sql`delete from uploads where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
