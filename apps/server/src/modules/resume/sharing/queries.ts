import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import type { Owner } from '../queries.ts'
import { resumeShares } from '../tables.ts'

const live = ({ schoolId, userId }: Owner) =>
  and(
    eq(resumeShares.schoolId, schoolId),
    eq(resumeShares.userId, userId),
    isNull(resumeShares.withdrawnAt),
  )

/** Returns the person's link that was not withdrawn; it may have expired. */
export async function findShare(db: Db, owner: Owner) {
  const [row] = await db.select().from(resumeShares).where(live(owner))
  return row
}
export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShare>>>

/** Returns a link by its id, and whether its owner's account is disabled. */
export async function findShareById(db: Db, schoolId: number, id: number) {
  const [row] = await db
    .select({ share: resumeShares, isDisabled: users.disabled })
    .from(resumeShares)
    .innerJoin(
      users,
      and(eq(users.schoolId, resumeShares.schoolId), eq(users.id, resumeShares.userId)),
    )
    .where(and(eq(resumeShares.schoolId, schoolId), eq(resumeShares.id, id)))
  return row
}

interface Plan {
  days: ShareRow['days']
  withContact: boolean
  withVideo: boolean
  createdAt: Date
  endsAt: Date
}

/** Creates or changes the person's link: two parallel calls create one. */
export async function saveShare(db: Db, owner: Owner, plan: Plan): Promise<ShareRow> {
  const { createdAt: _, ...set } = plan
  const [row] = await db
    .insert(resumeShares)
    .values({ ...owner, ...plan })
    .onConflictDoUpdate({
      target: resumeShares.userId,
      targetWhere: isNull(resumeShares.withdrawnAt),
      set,
    })
    .returning()
  return found(row)
}

export async function withdrawShare(db: Db, owner: Owner, now: Date): Promise<void> {
  await db.update(resumeShares).set({ withdrawnAt: now }).where(live(owner))
}

export async function countOpening(db: Db, { id, schoolId }: ShareRow): Promise<void> {
  await db
    .update(resumeShares)
    .set({ openings: sql`${resumeShares.openings} + 1` })
    .where(and(eq(resumeShares.schoolId, schoolId), eq(resumeShares.id, id)))
}
