import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { auditStatus } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { sortedName, sortNames, users, withNameSort } from '../../accounts/index.ts'
import type { ImportTarget } from '../sheets/kind.ts'
import { sheetImportEffects as effects } from '../tables.ts'
import type { ExistingPerson, ImportRole, PersonChange, WaitingRow } from './rules.ts'

/**
 * Lists the accounts with the phones of these rows. With `lock`, locks them until the transaction
 * ends; rows that only refer to these accounts are not blocked.
 */
export async function listExisting(
  db: Db,
  schoolId: number,
  rows: readonly WaitingRow[],
  lock?: 'lock',
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
  return lock ? query.for('no key update', { of: users }) : query
}

/**
 * Inserts missing accounts and records them. Returns how many. If another request has just added a
 * phone, it is skipped.
 */
export async function createPeople(
  db: Db,
  { schoolId, importId }: ImportTarget,
  rows: readonly WaitingRow[],
  { role, auditStatus, now }: { role: ImportRole; auditStatus: number; now: Date },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with made as (
      insert into users
        (school_id, area_code, mobile, name, name_sort, roles, student_card, class_name, audit_status, created_at)
      select ${schoolId}::bigint, given."areaCode", given.mobile, given.name, given."nameSort", ${role}::text,
        nullif(given."studentCard", ''), nullif(given."className", ''),
        ${auditStatus}::smallint, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows.map(withNameSort))}::jsonb) as given (
        line integer, "areaCode" text, mobile text, name text, "nameSort" text, "studentCard" text, "className" text
      )
      order by given.line
      on conflict (school_id, area_code, mobile) do nothing
      returning id
    )
    insert into sheet_import_effects (school_id, import_id, target_id)
    select ${schoolId}::bigint, ${importId}::bigint, made.id from made`)
  return rowCount ?? 0
}

/** Changes locked accounts, and records their previous values. */
export async function changePeople(
  db: Db,
  { schoolId, importId }: ImportTarget,
  changes: readonly PersonChange[],
): Promise<void> {
  const sorted = changes.map((change) => ({ ...change, nameSort: sortedName(change.after.name) }))
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb)
        as one (id bigint, before jsonb, after jsonb, "nameSort" text)
    ), done as (
      update users set
        name = given.after->>'name', name_sort = given."nameSort", student_card = given.after->>'studentCard',
        class_name = given.after->>'className', roles = given.after->>'roles',
        audit_status = (given.after->>'auditStatus')::smallint
      from given where users.school_id = ${schoolId} and users.id = given.id
      returning users.id
    )
    insert into sheet_import_effects (school_id, import_id, target_id, before, after)
    select ${schoolId}::bigint, ${importId}::bigint, given.id, given.before, given.after
    from given join done on done.id = given.id`)
}

/**
 * Locks the accounts that an import created or changed. The following statements then see
 * everything that these people have done.
 */
export async function lockPeople(tx: Db, { schoolId, importId }: ImportTarget): Promise<void> {
  await tx.execute(sql`
    select 1 from users join sheet_import_effects effect
      on effect.school_id = users.school_id and effect.target_id = users.id
    where effect.school_id = ${schoolId} and effect.import_id = ${importId}
    order by users.id for update of users`)
}

/**
 * Restores the fields that an import changed, unless they were changed again. If a person's
 * identity was approved since, all fields stay, because the approval is based on the imported
 * values.
 */
export async function restorePeople(db: Db, { schoolId, importId }: ImportTarget): Promise<void> {
  const put = (column: string, field: string, type: 'text' | 'smallint' = 'text') => {
    const [own, as] = [sql.raw(`users.${column}`), sql.raw(`::${type}`)]
    return sql`${sql.raw(column)} = case
      when ${own} is not distinct from (effect.after->>${field}::text)${as}
      then (effect.before->>${field}::text)${as} else ${own} end`
  }
  await db.execute(sql`
    update users set ${sql.join(
      [
        put('name', 'name'),
        put('student_card', 'studentCard'),
        put('class_name', 'className'),
        put('roles', 'roles'),
        put('audit_status', 'auditStatus', 'smallint'),
      ],
      sql`, `,
    )}
    from sheet_import_effects effect
    where effect.school_id = ${schoolId} and effect.import_id = ${importId} and effect.before is not null
      and users.school_id = effect.school_id and users.id = effect.target_id
      and (users.audit_status <> ${auditStatus.approved}
        or users.audit_status = (effect.after->>'auditStatus')::smallint)`)
  await sortNames(db, schoolId)
}

/**
 * Deletes unused accounts that an import created; returns their number. Foreign keys keep accounts
 * that any row refers to.
 */
export async function removeUnusedPeople(
  db: Db,
  { schoolId, importId }: ImportTarget,
): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(sql`
    select count(*) filter (where remove_account(users.school_id, users.id))::int as removed
    from users join sheet_import_effects effect
      on effect.school_id = users.school_id and effect.target_id = users.id
    where effect.school_id = ${schoolId} and effect.import_id = ${importId} and effect.before is null
      and users.password_hash is null and users.last_login_at is null`)
  return found(rows[0]).removed
}

export async function countMadePeople(
  db: Db,
  { schoolId, importId }: ImportTarget,
): Promise<number> {
  const [counted] = await db
    .select({ made: count() })
    .from(effects)
    .where(
      and(eq(effects.schoolId, schoolId), eq(effects.importId, importId), isNull(effects.before)),
    )
  return counted?.made ?? 0
}
