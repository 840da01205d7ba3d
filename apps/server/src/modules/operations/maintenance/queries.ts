import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { type MaintenanceRow, type MaintenanceValues, maintenanceNotices } from '../tables.ts'

const notices = maintenanceNotices

/** Lists all notices, the latest first. */
export async function listNotices(db: Db, { page, size }: { page: number; size: number }) {
  const rows = await db
    .select()
    .from(notices)
    .orderBy(desc(notices.startsAt), desc(notices.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(notices)
  return { rows, total: counted?.total ?? 0 }
}

/** Locks a notice until the transaction ends, so that the audit log has its values before a change. */
export async function lockNotice(db: Db, id: number): Promise<MaintenanceRow> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id)).for('no key update')
  return found(row)
}

export async function insertNotice(db: Db, values: MaintenanceValues): Promise<number> {
  const added = { ...values, createdAt: values.changedAt }
  const [row] = await db.insert(notices).values(added).returning({ id: notices.id })
  return found(row).id
}

/** Saves the next version of a notice; undefined if another version was seen. */
export async function updateNotice(
  db: Db,
  { id, version }: Pick<MaintenanceRow, 'id' | 'version'>,
  values: MaintenanceValues,
): Promise<number | undefined> {
  const [row] = await db
    .update(notices)
    .set({ ...values, version: sql`${notices.version} + 1` })
    .where(and(eq(notices.id, id), eq(notices.version, version)))
    .returning({ version: notices.version })
  return row?.version
}

/** False if the notice has ended or was withdrawn before. */
export async function withdrawNotice(db: Db, id: number, now: Date): Promise<boolean> {
  const isOpen = and(isNull(notices.withdrawnAt), gt(notices.endsAt, now))
  const rows = await db
    .update(notices)
    .set({ withdrawnAt: now, changedAt: now })
    .where(and(eq(notices.id, id), isOpen))
    .returning({ id: notices.id })
  return rows.length > 0
}
