import type { Language, MailKind, Texts } from '@titian/contract'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mailAddresses, type MailReader, users } from '../../accounts/index.ts'
import { schools } from '../../schools/index.ts'

/** A person who wants notices by mail. */
export interface Subscriber extends Omit<MailReader, 'schoolName'> {
  schoolTitle: Texts
  schoolLanguage: Language
  kinds: MailKind[]
}

const columns = {
  id: mailAddresses.id,
  schoolId: mailAddresses.schoolId,
  userName: users.name,
  address: mailAddresses.address,
  language: mailAddresses.language,
  origin: mailAddresses.origin,
  schoolTitle: schools.title,
  schoolLanguage: schools.defaultLanguage,
  kinds: mailAddresses.kinds,
}

/**
 * Of some people, lists those who have a confirmed address, want this kind of mail and may sign in.
 */
export async function listSubscribers(
  tx: Db,
  schoolId: number,
  kind: MailKind,
  among: SQL,
): Promise<Subscriber[]> {
  const rows = await tx
    .select(columns)
    .from(mailAddresses)
    .innerJoin(users, and(eq(users.id, mailAddresses.userId), ne(users.disabled, true)))
    .innerJoin(schools, eq(schools.id, mailAddresses.schoolId))
    .where(
      and(
        eq(mailAddresses.schoolId, schoolId),
        sql`${mailAddresses.address} is not null and ${kind}::text = any(${mailAddresses.kinds})`,
        sql`${mailAddresses.userId} in (${among})`,
      ),
    )
    .orderBy(mailAddresses.id)
  return rows.map((row) => ({ ...row, address: row.address ?? '' }))
}

/** A subscriber as a JSON column, for a statement that uses `joinSubscriber`. */
export const subscriberJson = sql`json_build_object('id', a.id, 'schoolId', a.school_id, 'userName', u.name,
  'address', a.address, 'language', a.language, 'origin', a.origin, 'schoolTitle', s.title,
  'schoolLanguage', s.default_language, 'kinds', a.kinds)`

export const joinSubscriber = (userId: SQL): SQL => sql`
  join ${mailAddresses} a on a.user_id = ${userId} and a.address is not null and a.kinds <> '{}'
  join ${users} u on u.id = a.user_id and not u.disabled
  join ${schools} s on s.id = a.school_id`
