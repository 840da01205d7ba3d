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

/** Locks the person's row; a parallel request waits and then reads the result. */
export async function lockOwn(tx: Db, owner: Owner): Promise<MailAddressRow | undefined> {
  const [row] = await tx.select().from(mailAddresses).where(ownedBy(owner)).for('update')
  return row
}

/**
 * Inserts a row without an address, because the link needs the id of the row. An existing row is
 * unchanged.
 */
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

/** Discards the unconfirmed address with its link; the confirmed one remains. */
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

/**
 * JOB-126: confirms the address by a link that has not expired. Returns undefined when the link was
 * already used or a newer link has replaced it.
 */
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

/**
 * Switches the mails of one kind on or off. Changes of other kinds at the same time are not lost.
 * Without a confirmed address, switching on returns false.
 */
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

/** JOB-127: deletes addresses whose confirmation link expired before `endedBefore`. */
export async function forgetUnconfirmed(db: Db, endedBefore: Date): Promise<void> {
  const isOld = and(isNotNull(mailAddresses.waiting), lt(mailAddresses.linkEndsAt, endedBefore))
  await db.delete(mailAddresses).where(and(isOld, isNull(mailAddresses.address)))
  await db.update(mailAddresses).set({ waiting: null, linkHash: '' }).where(isOld)
}
