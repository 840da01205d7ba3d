import type { MailKind } from '@titian/contract'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { type MailAddressRow, mailAddresses } from './tables.ts'

export type Owner = Pick<MailAddressRow, 'schoolId' | 'userId'>
type Seen = Pick<MailAddressRow, 'language' | 'origin'>

const ownedBy = ({ schoolId, userId }: Owner) =>
  and(eq(mailAddresses.schoolId, schoolId), eq(mailAddresses.userId, userId))

export async function findOwn(db: Db, owner: Owner): Promise<MailAddressRow | undefined> {
  const [row] = await db.select().from(mailAddresses).where(ownedBy(owner))
  return row
}

/** The row of a person, locked: a second request of the same person waits, and finds what the first has written. */
export async function lockOwn(tx: Db, owner: Owner): Promise<MailAddressRow | undefined> {
  const [row] = await tx.select().from(mailAddresses).where(ownedBy(owner)).for('update')
  return row
}

/** A row without an address, which the link needs the number of; one that is there already stays as it is. */
export async function insertOwn(tx: Db, owner: Owner, seen: Seen, now: Date): Promise<void> {
  await tx
    .insert(mailAddresses)
    .values({ ...owner, ...seen, linkHash: '', linkEndsAt: now, createdAt: now })
    .onConflictDoNothing()
}

export async function saveLink(
  tx: Db,
  id: number,
  link: Pick<MailAddressRow, 'waiting' | 'linkHash' | 'linkEndsAt'> & Seen,
): Promise<MailAddressRow> {
  const rows = await tx
    .update(mailAddresses)
    .set({ ...link, linkUsedAt: null })
    .where(eq(mailAddresses.id, id))
    .returning()
  return found(rows[0])
}

/** The confirmed address remains, and the link of another one no longer confirms. */
export async function dropWaiting(tx: Db, id: number): Promise<void> {
  await tx
    .update(mailAddresses)
    .set({ waiting: null, linkHash: '' })
    .where(eq(mailAddresses.id, id))
}

export async function removeOwn(db: Db, owner: Owner): Promise<void> {
  await db.delete(mailAddresses).where(ownedBy(owner))
}

export async function findById(
  db: Db,
  schoolId: number,
  id: number,
): Promise<MailAddressRow | undefined> {
  const [row] = await db
    .select()
    .from(mailAddresses)
    .where(and(eq(mailAddresses.schoolId, schoolId), eq(mailAddresses.id, id)))
  return row
}

/** JOB-126: one use, before the end; undefined where another press or a newer link was faster. */
export async function confirm(
  db: Db,
  id: number,
  linkHash: string,
  now: Date,
): Promise<MailAddressRow | undefined> {
  const [row] = await db
    .update(mailAddresses)
    .set({ address: sql`${mailAddresses.waiting}`, waiting: null, linkUsedAt: now })
    .where(
      and(
        eq(mailAddresses.id, id),
        eq(mailAddresses.linkHash, linkHash),
        isNull(mailAddresses.linkUsedAt),
        isNotNull(mailAddresses.waiting),
        gt(mailAddresses.linkEndsAt, now),
      ),
    )
    .returning()
  return row
}

const without = (kind: MailKind) => sql`array_remove(${mailAddresses.kinds}, ${kind}::text)`

/** One kind alone, whatever another page does at the same time; false without a confirmed address. */
export async function switchOwn(
  db: Db,
  owner: Owner,
  { kind, on, ...seen }: { kind: MailKind; on: boolean } & Seen,
): Promise<boolean> {
  const kinds = on ? sql`array_append(${without(kind)}, ${kind}::text)` : without(kind)
  const rows = await db
    .update(mailAddresses)
    .set({ kinds, ...seen })
    .where(and(ownedBy(owner), on ? isNotNull(mailAddresses.address) : undefined))
    .returning({ id: mailAddresses.id })
  return rows.length > 0 || !on
}

export async function switchOff(db: Db, id: number, kind: MailKind): Promise<void> {
  await db
    .update(mailAddresses)
    .set({ kinds: without(kind) })
    .where(eq(mailAddresses.id, id))
}

/** JOB-127: forgets addresses that nobody has confirmed since their link ended. */
export async function forgetUnconfirmed(db: Db, endedBefore: Date): Promise<void> {
  const isOld = and(isNotNull(mailAddresses.waiting), lt(mailAddresses.linkEndsAt, endedBefore))
  await db.delete(mailAddresses).where(and(isOld, isNull(mailAddresses.address)))
  await db.update(mailAddresses).set({ waiting: null, linkHash: '' }).where(isOld)
}
