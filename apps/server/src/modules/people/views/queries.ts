import type { PeopleFilter } from '@titian/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { peopleViews } from '../tables.ts'

export interface Owner {
  schoolId: number
  userId: number
}

const of = ({ schoolId, userId }: Owner) =>
  and(eq(peopleViews.schoolId, schoolId), eq(peopleViews.userId, userId))
const one = (owner: Owner, id: number) => and(of(owner), eq(peopleViews.id, id))

export function listViews(db: Db, owner: Owner) {
  return db
    .select()
    .from(peopleViews)
    .where(of(owner))
    .orderBy(asc(peopleViews.name), asc(peopleViews.id))
}

export interface NewView {
  name: string
  filter: PeopleFilter
  now: Date
}

/** Saves a view, or replaces the filter of the view with this name; undefined above the limit. */
export async function saveView(
  db: Db,
  { schoolId, userId }: Owner,
  { name, filter, now }: NewView,
  most: number,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into people_views (school_id, user_id, name, filter, created_at)
    select ${schoolId}::bigint, ${userId}::bigint, ${name}::text, ${JSON.stringify(filter)}::jsonb, ${now.toISOString()}::timestamptz
    where (select count(*) from people_views v where v.school_id = ${schoolId} and v.user_id = ${userId} and v.name <> ${name}) < ${most}
    on conflict (school_id, user_id, name) do update set filter = excluded.filter
    returning id`)
  const id = rows[0]?.id
  return id === undefined ? undefined : Number(id)
}

export async function renameView(db: Db, owner: Owner, id: number, name: string): Promise<void> {
  const rows = await db
    .update(peopleViews)
    .set({ name })
    .where(one(owner, id))
    .returning({ id: peopleViews.id })
  found(rows[0])
}

export async function removeView(db: Db, owner: Owner, id: number): Promise<void> {
  const rows = await db.delete(peopleViews).where(one(owner, id)).returning({ id: peopleViews.id })
  found(rows[0])
}
