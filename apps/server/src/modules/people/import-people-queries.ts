import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import type { ImportRole, WaitingRow } from './import-rules.ts'
import type { ExistingPerson, PersonChange } from './plan-rules.ts'

/**
 * The accounts that have the phones of these rows; `held` keeps others from changing them until
 * the transaction ends, and lets those be who only name them, as the staff are named in what they decide.
 */
export async function listExisting(
  db: Db,
  schoolId: number,
  rows: readonly WaitingRow[],
  held?: 'held',
): Promise<ExistingPerson[]> {
  const phones = rows.map(({ areaCode: area_code, mobile }) => ({ area_code, mobile }))
  const query = db
    .select({
      id: users.id,
      areaCode: users.areaCode,
      mobile: users.mobile,
      name: users.name,
      studentCard: users.studentCard,
      className: users.className,
      roles: users.roles,
      auditStatus: users.auditStatus,
    })
    .from(users)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as given (area_code text, mobile text)`,
      sql`given.area_code = ${users.areaCode} and given.mobile = ${users.mobile}`,
    )
    .where(eq(users.schoolId, schoolId))
    .orderBy(users.id)
  return held ? query.for('no key update', { of: users }) : query
}

interface Target {
  schoolId: number
  importId: number
}

/** Makes the accounts that are not there yet and notes them; answers how many. A phone that came meanwhile is left. */
export async function createPeople(
  db: Db,
  { schoolId, importId }: Target,
  rows: readonly WaitingRow[],
  { role, auditStatus, now }: { role: ImportRole; auditStatus: number; now: Date },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with made as (
      insert into users
        (school_id, area_code, mobile, name, roles, student_card, class_name, audit_status, created_at)
      select ${schoolId}::bigint, given."areaCode", given.mobile, given.name, ${role}::text,
        nullif(given."studentCard", ''), nullif(given."className", ''),
        ${auditStatus}::smallint, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        line integer, "areaCode" text, mobile text, name text, "studentCard" text, "className" text
      )
      order by given.line
      on conflict (school_id, area_code, mobile) do nothing
      returning id
    )
    insert into people_import_effects (school_id, import_id, person_id)
    select ${schoolId}::bigint, ${importId}::bigint, made.id from made`)
  return rowCount ?? 0
}

/** Changes accounts that the transaction holds, and notes what they were. */
export async function changePeople(
  db: Db,
  { schoolId, importId }: Target,
  changes: readonly PersonChange[],
): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as one (id bigint, before jsonb, after jsonb)
    ), done as (
      update users set
        name = given.after->>'name', student_card = given.after->>'studentCard',
        class_name = given.after->>'className', roles = given.after->>'roles',
        audit_status = (given.after->>'auditStatus')::smallint
      from given where users.school_id = ${schoolId} and users.id = given.id
      returning users.id
    )
    insert into people_import_effects (school_id, import_id, person_id, before, after)
    select ${schoolId}::bigint, ${importId}::bigint, given.id, given.before, given.after
    from given join done on done.id = given.id`)
}
