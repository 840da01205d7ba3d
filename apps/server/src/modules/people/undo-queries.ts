import { auditStatus } from '@titian/contract'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { peopleImportEffects as effects } from './tables.ts'

/** Keeps others from whom an import made or changed; what they did until then is seen by the statements after this. */
export async function holdPeople(tx: Db, schoolId: number, importId: number): Promise<void> {
  await tx.execute(sql`
    select 1 from users join people_import_effects effect
      on effect.school_id = users.school_id and effect.person_id = users.id
    where effect.school_id = ${schoolId} and effect.import_id = ${importId}
    order by users.id for update of users`)
}

/**
 * Puts back what an import changed, field by field, where nobody changed it since. Whose identity was approved since
 * keeps everything: the approval rests on what the import wrote.
 */
export async function restorePeople(db: Db, schoolId: number, importId: number): Promise<void> {
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
    from people_import_effects effect
    where effect.school_id = ${schoolId} and effect.import_id = ${importId} and effect.before is not null
      and users.school_id = effect.school_id and users.id = effect.person_id
      and (users.audit_status <> ${auditStatus.approved}
        or users.audit_status = (effect.after->>'auditStatus')::smallint)`)
}

interface Trace extends Record<string, unknown> {
  source: string
  own: string[]
  target: string[]
}

/**
 * Every column of the database that can tell that somebody did something or something was done for them: keys that
 * point at accounts, and the `user_id` of tables of a school. New modules are known without a word here.
 */
async function listTraces(db: Db): Promise<Trace[]> {
  const { rows } = await db.execute<Trace>(sql`
    select k.conrelid::regclass::text as source,
      json_agg(quote_ident(own.attname) order by pair.place) as own,
      json_agg(quote_ident(target.attname) order by pair.place) as target
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) with ordinality as pair (own, target, place)
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own
    join pg_attribute target on target.attrelid = k.confrelid and target.attnum = pair.target
    where k.contype = 'f' and k.confrelid = 'users'::regclass
    group by k.oid, k.conrelid
    union all
    select quote_ident(c.table_name), '["school_id", "user_id"]'::json, '["school_id", "id"]'::json
    from information_schema.columns c
    join information_schema.columns school
      on school.table_schema = c.table_schema and school.table_name = c.table_name
      and school.column_name = 'school_id'
    where c.table_schema = current_schema() and c.column_name = 'user_id'
    union all
    select 'audit_entries', '["school_id", "subject_id"]'::json, '["school_id", "id"]'::json`)
  return rows
}

/** Takes away the accounts that an import made and that have left no trace since; answers how many went. */
export async function removeUnusedPeople(
  db: Db,
  schoolId: number,
  importId: number,
): Promise<number> {
  const traces = await listTraces(db)
  const unused = traces.map(({ source, own, target }) => {
    const pairs = own.map((column, index) => `trace.${column} = users.${target[index]}`)
    return sql.raw(`and not exists (select 1 from ${source} trace where ${pairs.join(' and ')})`)
  })
  const { rowCount } = await db.execute(sql`
    delete from users using people_import_effects effect
    where effect.school_id = ${schoolId} and effect.import_id = ${importId} and effect.before is null
      and users.school_id = effect.school_id and users.id = effect.person_id
      and users.password_hash is null and users.last_login_at is null
      ${sql.join(unused, sql` `)}`)
  return rowCount ?? 0
}

export async function countMadePeople(db: Db, schoolId: number, importId: number): Promise<number> {
  const [counted] = await db
    .select({ made: count() })
    .from(effects)
    .where(
      and(eq(effects.schoolId, schoolId), eq(effects.importId, importId), isNull(effects.before)),
    )
  return counted?.made ?? 0
}
