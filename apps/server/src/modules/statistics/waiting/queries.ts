import type { SetupStep, WaitingKind } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { hasTeacherRole } from '../../accounts/index.ts'

export interface WaitingRow {
  kind: WaitingKind
  count: number
  oldest: string | null
}

/** A kind, and the statement that returns its `count` and `oldest`. */
export type WaitingPart = [WaitingKind, SQL]

/** Runs all parts in one statement. */
export async function countWaiting(db: Db, parts: WaitingPart[]): Promise<WaitingRow[]> {
  const counted = parts.map(
    ([kind, part]) =>
      sql`select ${kind}::text as kind, w.count::integer, w.oldest from (${part}) w`,
  )
  const { rows } = await db.execute<{ list: WaitingRow[] | null }>(
    sql`select json_agg(w) as list from (${sql.join(counted, sql` union all `)}) w`,
  )
  const list = rows[0]?.list ?? []
  return list.map((row) => ({ ...row, oldest: row.oldest && new Date(row.oldest).toISOString() }))
}

/** TCH-133: returns which set-up steps the school has done, in one statement. */
export async function readSetup(db: Db, schoolId: number): Promise<Record<SetupStep, boolean>> {
  const { rows } = await db.execute<Record<SetupStep, boolean>>(sql`
    select s.logo_file_id is not null as look, coalesce(s.phone, '') <> '' as contact,
      exists (select 1 from course_types t where t.school_id = s.id) as subjects,
      exists (select 1 from roster_entries r where r.school_id = s.id) as roster,
      exists (select 1 from users u where u.school_id = s.id and not u.disabled
        and ${hasTeacherRole(sql`u.roles`)}) as teacher,
      exists (select 1 from courses c where c.school_id = s.id and c.audit_status = 2 and c.on_list) as course
    from schools s where s.id = ${schoolId}`)
  return found(rows[0])
}
