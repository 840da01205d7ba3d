import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import type { Player } from '../queries.ts'
import { type NewPlayground, type PlaygroundRow, practicePlaygrounds } from '../tables.ts'

const ownedBy = ({ schoolId, userId }: Player) =>
  and(eq(practicePlaygrounds.schoolId, schoolId), eq(practicePlaygrounds.userId, userId))
const oneOf = (owner: Player, key: string) => and(ownedBy(owner), eq(practicePlaygrounds.key, key))

const { content: _content, ...listed } = getTableColumns(practicePlaygrounds)

export type ListedPlayground = Omit<PlaygroundRow, 'content'>

/** Lists the person's playgrounds without their content, the last changed first. */
export const listOwn = (db: Db, owner: Player): Promise<ListedPlayground[]> =>
  db
    .select(listed)
    .from(practicePlaygrounds)
    .where(ownedBy(owner))
    .orderBy(desc(practicePlaygrounds.changedAt), desc(practicePlaygrounds.id))

export async function getOwn(db: Db, owner: Player, key: string): Promise<PlaygroundRow> {
  return found(await findOwn(db, owner, key))
}

export async function findOwn(
  db: Db,
  owner: Player,
  key: string,
): Promise<PlaygroundRow | undefined> {
  const [row] = await db.select().from(practicePlaygrounds).where(oneOf(owner, key))
  return row
}

/**
 * Lets the calls with which a person saves a playground run only one after the other, until the
 * transaction ends.
 */
export const lockOwn = (tx: Db, userId: number): Promise<void> => lockFor(tx, 'playgrounds', userId)

export const countOwn = (tx: Db, owner: Player): Promise<number> =>
  tx.$count(practicePlaygrounds, ownedBy(owner))

export async function insert(tx: Db, row: NewPlayground): Promise<PlaygroundRow> {
  return found((await tx.insert(practicePlaygrounds).values(row).returning())[0])
}

export async function update(
  tx: Db,
  id: number,
  change: Partial<NewPlayground>,
): Promise<PlaygroundRow> {
  const rows = await tx
    .update(practicePlaygrounds)
    .set(change)
    .where(eq(practicePlaygrounds.id, id))
    .returning()
  return found(rows[0])
}

export async function removeOwn(db: Db, owner: Player, key: string): Promise<void> {
  await db.delete(practicePlaygrounds).where(oneOf(owner, key))
}
