import { and, count, desc, eq, inArray, max, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AgreementForm } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import {
  agreementAcceptances as acceptances,
  agreementVersions as versions,
  type AgreementRow,
  type NewAgreement,
} from '../tables.ts'

/** Lists the newest saved version of each of these agreements. */
export function listNewest(
  db: Db,
  schoolId: number,
  forms: readonly AgreementForm[],
): Promise<AgreementRow[]> {
  return db
    .selectDistinctOn([versions.form])
    .from(versions)
    .where(and(eq(versions.schoolId, schoolId), inArray(versions.form, [...forms])))
    .orderBy(versions.form, desc(versions.version))
}

export async function findVersion(
  db: Db,
  schoolId: number,
  form: AgreementForm,
  version: number,
): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(
      and(eq(versions.schoolId, schoolId), eq(versions.form, form), eq(versions.version, version)),
    )
  return row
}

/** Inserts a version; undefined when another request has already created this version. */
export async function insertVersion(
  db: Db,
  values: NewAgreement,
): Promise<AgreementRow | undefined> {
  const [row] = await db.insert(versions).values(values).onConflictDoNothing().returning()
  return row
}

/**
 * Lists the versions of an agreement, newest first, each with the number of people who accepted it.
 * `page` counts from 1.
 */
export async function listVersions(
  db: Db,
  schoolId: number,
  form: AgreementForm,
  { page, size }: { page: number; size: number },
) {
  const where = and(eq(versions.schoolId, schoolId), eq(versions.form, form))
  const accepted = sql<number>`(select count(*)::int from agreement_acceptances a
    where a.school_id = ${versions}.school_id and a.form = ${versions}.form and a.version = ${versions}.version)`
  const rows = await db
    .select({ row: versions, accepted })
    .from(versions)
    .where(where)
    .orderBy(desc(versions.version))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(versions).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/**
 * Condition for a version `v` that asks for acceptance by now, when this person has accepted
 * neither that version nor a newer one.
 */
function isOwed(userId: SQLWrapper | number, now: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`v.asks_from <= ${now}::timestamptz and v.version > coalesce((
    select max(a.version) from agreement_acceptances a
    where a.school_id = v.school_id and a.user_id = ${userId} and a.form = v.form), 0)`
}

/** CNT-084: true when a person has to accept an agreement; a part of another statement. */
export function mustAgree(schoolId: SQLWrapper, userId: SQLWrapper, now: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from agreement_versions v
    where v.school_id = ${schoolId} and ${isOwed(userId, now)})`
}

/** Lists the newest versions that this person has to accept, with the previously accepted ones. */
export function listOwed(db: Db, schoolId: number, userId: number, now: Date) {
  const accepted = db
    .select({ version: max(acceptances.version) })
    .from(acceptances)
    .where(
      and(
        eq(acceptances.schoolId, schoolId),
        eq(acceptances.userId, userId),
        eq(acceptances.form, versions.form),
      ),
    )
  return db
    .selectDistinctOn([versions.form], {
      row: versions,
      accepted: sql<number | null>`(${accepted})`,
    })
    .from(versions)
    .where(
      and(
        eq(versions.schoolId, schoolId),
        sql`exists (select 1 from agreement_versions v
          where v.school_id = ${versions}.school_id and v.form = ${versions}.form and ${isOwed(userId, now.toISOString())})`,
      ),
    )
    .orderBy(versions.form, desc(versions.version))
}

export interface Acceptance {
  schoolId: number
  userId: number
  acceptedAt: Date
}

/** Stores which versions a person has accepted. The first acceptance of a version is kept. */
export async function insertAcceptances(
  db: Db,
  person: Acceptance,
  accepted: readonly { form: number; version: number }[],
): Promise<void> {
  if (accepted.length === 0) return
  await db
    .insert(acceptances)
    .values(accepted.map(({ form, version }) => ({ ...person, form, version })))
    .onConflictDoNothing()
}

const mostAccepted = 100

/** Lists the person's acceptances, newest first. */
export function listAccepted(db: Db, schoolId: number, userId: number) {
  return db
    .select({
      form: acceptances.form,
      version: acceptances.version,
      at: acceptances.acceptedAt,
      title: versions.title,
      isCurrent: sql<boolean>`not exists (select 1 from agreement_versions v
        where v.school_id = ${versions}.school_id and v.form = ${versions}.form and v.version > ${versions}.version)`,
    })
    .from(acceptances)
    .innerJoin(
      versions,
      and(
        eq(versions.schoolId, acceptances.schoolId),
        eq(versions.form, acceptances.form),
        eq(versions.version, acceptances.version),
      ),
    )
    .where(and(eq(acceptances.schoolId, schoolId), eq(acceptances.userId, userId)))
    .orderBy(desc(acceptances.acceptedAt), desc(acceptances.id))
    .limit(mostAccepted)
}
export type AcceptedRow = Awaited<ReturnType<typeof listAccepted>>[number]
export type OwedRow = Awaited<ReturnType<typeof listOwed>>[number]
export type VersionRow = Awaited<ReturnType<typeof listVersions>>['rows'][number]
