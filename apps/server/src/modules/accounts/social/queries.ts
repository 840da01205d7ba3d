import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { socialBindings, type UserRow, users } from '../tables.ts'

export async function findBoundUser(
  db: Db,
  schoolId: number,
  openId: string,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(socialBindings)
    .innerJoin(
      users,
      and(eq(users.schoolId, socialBindings.schoolId), eq(users.id, socialBindings.userId)),
    )
    .where(and(eq(socialBindings.schoolId, schoolId), eq(socialBindings.openId, openId)))
  return row?.user
}

/** Binds the account to the social account; false when one of the two is already bound. */
export async function insertBinding(
  db: Db,
  values: typeof socialBindings.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(socialBindings)
    .values(values)
    .onConflictDoNothing()
    .returning({ userId: socialBindings.userId })
  return rows.length > 0
}

/** Lists the bindings of the account and of the social account, at most two. */
export async function listBindings(db: Db, schoolId: number, userId: number, openId: string) {
  return db
    .select({ userId: socialBindings.userId, openId: socialBindings.openId })
    .from(socialBindings)
    .where(
      and(
        eq(socialBindings.schoolId, schoolId),
        or(eq(socialBindings.userId, userId), eq(socialBindings.openId, openId)),
      ),
    )
}

export async function removeBinding(db: Db, schoolId: number, userId: number): Promise<void> {
  await db
    .delete(socialBindings)
    .where(and(eq(socialBindings.schoolId, schoolId), eq(socialBindings.userId, userId)))
}
