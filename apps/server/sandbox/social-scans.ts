import { sql } from 'drizzle-orm'
import { secondsAfter } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import { hashToken, randomToken } from '../src/platform/security/secrets.ts'
import type { SocialPerson } from '../src/platform/social/social.ts'

/** Seconds for which a code to scan and its result are valid. */
const scanSeconds = 300
/** Seconds for which a scan is kept, so that a polling page learns that it has expired. */
const retentionSeconds = 3600

export type ScanStatus = 'waiting' | 'scanned' | 'confirmed' | 'used' | 'cancelled' | 'over'

export interface Scan extends Record<string, unknown> {
  state: string
  call_back: string
  status: ScanStatus
  code: string | null
}

export interface NewScan {
  appId: string
  state: string
  callBack: string
}

/** Creates a code to scan and returns its id, which the code contains. */
export async function createScan(
  db: Db,
  { appId, state, callBack }: NewScan,
  now: Date,
): Promise<string> {
  const id = randomToken(18)
  const old = secondsAfter(now, -retentionSeconds).toISOString()
  await db.execute(sql`delete from sandbox_scans where expires_at < ${old}`)
  await db.execute(sql`
    insert into sandbox_scans (id_hash, app_id, state, call_back, expires_at)
    values (${hashToken(id)}, ${appId}, ${state}, ${callBack}, ${secondsAfter(now, scanSeconds).toISOString()})`)
  return id
}

/** Finds a scan; a scan that has expired has the status `over`. */
export async function findScan(db: Db, id: string, now: Date): Promise<Scan | undefined> {
  const { rows } = await db.execute<Scan>(sql`
    select state, call_back, code,
      case when status in ('waiting', 'scanned') and expires_at <= ${now.toISOString()}
        then 'over' else status end as status
    from sandbox_scans where id_hash = ${hashToken(id)}`)
  return rows[0]
}

/** Changes the status of a scan; true when the scan was still open. */
export async function updateScanStatus(
  db: Db,
  id: string,
  status: 'scanned' | 'cancelled' | 'over',
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update sandbox_scans set status = ${status}
    where id_hash = ${hashToken(id)} and status in ('waiting', 'scanned') and expires_at > ${now.toISOString()}
    returning status`)
  return rows.length > 0
}

/** Stores that the person agreed. The code can now be used once, for five minutes. */
export async function confirmScan(
  db: Db,
  id: string,
  { openId, name }: SocialPerson,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update sandbox_scans set status = 'confirmed', open_id = ${openId}, name = ${name}, code = ${randomToken(18)},
      expires_at = ${secondsAfter(now, scanSeconds).toISOString()}
    where id_hash = ${hashToken(id)} and status in ('waiting', 'scanned') and expires_at > ${now.toISOString()}
    returning status`)
  return rows.length > 0
}

/** Returns the person who approved this app's scan; usable once. */
export async function consumeCode(
  db: Db,
  appId: string,
  code: string,
  now: Date,
): Promise<SocialPerson | undefined> {
  const { rows } = await db.execute<{ open_id: string; name: string }>(sql`
    update sandbox_scans set status = 'used'
    where code = ${code} and app_id = ${appId} and status = 'confirmed' and expires_at > ${now.toISOString()}
    returning open_id, name`)
  const row = rows[0]
  return row && { openId: row.open_id, name: row.name }
}
