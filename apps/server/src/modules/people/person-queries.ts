import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { type NewUser, type UserRow, users } from '../accounts/index.ts'

const own = (schoolId: number, id: number) => and(eq(users.schoolId, schoolId), eq(users.id, id))

/** A person with what only the detail shows: how many browsers are signed in, and whether the app is asked for. */
export async function getPerson(db: Db, schoolId: number, id: number, now: Date) {
  const sessionCount = sql<number>`(
    select count(*)::int from sessions s
    where s.school_id = users.school_id and s.user_id = users.id and s.ended_at is null
      and s.acting_admin_id is null and s.expires_at > ${now.toISOString()})`
  const twoStep = sql<boolean>`exists (
    select 1 from two_steps t
    where t.school_id = users.school_id and t.user_id = users.id and t.confirmed_at is not null)`
  const [row] = await db
    .select({ user: users, sessions: sessionCount, twoStep })
    .from(users)
    .where(own(schoolId, id))
  return found(row)
}

export type PersonRow = Awaited<ReturnType<typeof getPerson>>

/** The account, held until the transaction ends, so that what is judged is what is changed. */
export async function holdPerson(tx: Db, schoolId: number, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(own(schoolId, id)).for('update')
  return found(row)
}

type PersonChanges = Partial<
  Pick<NewUser, 'disabled' | 'areaCode' | 'mobile' | 'roles' | 'auditStatus'>
>

export async function changePerson(
  tx: Db,
  schoolId: number,
  id: number,
  changes: PersonChanges,
): Promise<void> {
  await tx.update(users).set(changes).where(own(schoolId, id))
}
