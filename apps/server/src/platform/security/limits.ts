import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

export interface Limit {
  /** The counted thing, for example `login 12 203.0.113.9`. */
  key: string
  seconds: number
  most: number
}

/**
 * Counts one use in the current window, across all processes. True when the limit had been reached
 * already; that use counts too.
 */
export async function isOverLimit(
  db: Db,
  { key, seconds, most }: Limit,
  now: Date,
): Promise<boolean> {
  return (await countUse(db, key, seconds, now)) > most
}

/** Counts one use and returns the number in this window, including it. */
export async function countUse(db: Db, key: string, seconds: number, now: Date): Promise<number> {
  const started = now.toISOString()
  const { rows } = await db.execute<{ uses: number }>(sql`
    insert into rate_limits (key, started_at, ends_at, uses)
    values (${key}, ${started}, ${started}::timestamptz + make_interval(secs => ${seconds}), 1)
    on conflict (key) do update set
      uses = case when rate_limits.ends_at <= ${started}::timestamptz then 1 else rate_limits.uses + 1 end,
      started_at = case when rate_limits.ends_at <= ${started}::timestamptz then excluded.started_at else rate_limits.started_at end,
      ends_at = case when rate_limits.ends_at <= ${started}::timestamptz then excluded.ends_at else rate_limits.ends_at end
    returning uses`)
  return Number(rows[0]?.uses ?? 0)
}

/** Returns the number of uses in the current window without counting one. */
export async function usesOf(db: Db, key: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ uses: number }>(
    sql`select uses from rate_limits where key = ${key} and ends_at > ${now.toISOString()}`,
  )
  return Number(rows[0]?.uses ?? 0)
}

/**
 * Uses and remaining seconds of several current windows, in one statement; keys without a window
 * are missing.
 */
export async function windowsOf(
  db: Db,
  keys: string[],
  now: Date,
): Promise<Map<string, { uses: number; seconds: number }>> {
  const moment = now.toISOString()
  const { rows } = await db.execute<{ key: string; uses: number; seconds: number }>(sql`
    select key, uses, ceil(extract(epoch from ends_at - ${moment}::timestamptz))::int as seconds
    from rate_limits where key in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )}) and ends_at > ${moment}`)
  return new Map(rows.map(({ key, uses, seconds }) => [key, { uses: Number(uses), seconds }]))
}

/** Removes one counted use that turned out not to count. */
export async function undoUse(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_limits set uses = uses - 1 where key = ${key} and uses > 0`)
}

export async function clearUses(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${key}`)
}

export async function removeOldLimits(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_limits where ends_at <= ${now.toISOString()}`)
}
