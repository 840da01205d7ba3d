import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart } from '../../accounts/index.ts'
import { isLive, type Window } from '../queries.ts'
import { companies, jobPosts, type NewCompany } from '../tables.ts'
import { saveTermsOfCompany } from '../search/saving/queries.ts'

const countOf = (where: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from job_posts where job_posts.company_id = companies.id and ${where})`.mapWith(
    Number,
  )
const columns = (now: Date) => ({
  company: companies,
  posts: countOf(isLive(now)),
  allPosts: countOf(sql`true`),
})

const one = (schoolId: number, companyId: number) =>
  and(eq(companies.schoolId, schoolId), eq(companies.id, companyId), isNull(companies.removedAt))

export async function getKept(db: Db, schoolId: number, companyId: number, now: Date) {
  const [row] = await db.select(columns(now)).from(companies).where(one(schoolId, companyId))
  return found(row)
}
export type KeptRow = Awaited<ReturnType<typeof getKept>>

export interface CompanyFilter {
  name?: string | undefined
  only?: 'recommended' | 'verified' | 'unverified' | undefined
  sort: 'name' | 'changed'
}

const onlyOf = {
  recommended: eq(companies.recommended, true),
  verified: eq(companies.verified, true),
  unverified: eq(companies.verified, false),
}

export async function listKept(
  db: Db,
  schoolId: number,
  { name, only, sort, page, size }: CompanyFilter & Window,
  now: Date,
) {
  const where = and(
    eq(companies.schoolId, schoolId),
    isNull(companies.removedAt),
    name ? sql`lower(${companies.name}) like ${likePart(name.toLowerCase())}` : undefined,
    only && onlyOf[only],
  )
  const order =
    sort === 'name'
      ? [asc(sql`lower(${companies.name})`), asc(companies.id)]
      : [desc(companies.changedAt), desc(companies.id)]
  const rows = await db
    .select(columns(now))
    .from(companies)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(companies, where) }
}

/**
 * Locks companies in the order of their ids. Otherwise two merges at the same time could wait for
 * each other forever.
 */
export async function lockCompanies(tx: Db, schoolId: number, ids: number[]) {
  const rows = await tx
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.schoolId, schoolId),
        sql`companies.id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`,
        isNull(companies.removedAt),
      ),
    )
    .orderBy(asc(companies.id))
    .for('update')
  return ids.map((id) => found(rows.find((row) => row.id === id)))
}

export async function insertCompany(tx: Db, values: NewCompany): Promise<number> {
  const [row] = await tx.insert(companies).values(values).returning({ id: companies.id })
  return found(row).id
}

/** Changes the company. Returns false if the company is no longer at `version`. */
export async function updateCompany(
  tx: Db,
  schoolId: number,
  { id, version }: { id: number; version: number },
  values: Partial<NewCompany>,
): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ ...values, version: version + 1 })
    .where(and(one(schoolId, id), eq(companies.version, version)))
    .returning({ id: companies.id })
  return rows.length > 0
}

export async function countLivePosts(tx: Db, companyId: number, now: Date): Promise<number> {
  return tx.$count(jobPosts, and(eq(jobPosts.companyId, companyId), isLive(now)))
}

export async function setRemoved(
  tx: Db,
  companyId: number,
  { now, mergedInto = null }: { now: Date; mergedInto?: number | null },
): Promise<void> {
  await tx
    .update(companies)
    .set({
      removedAt: now,
      changedAt: now,
      mergedInto,
      version: sql`${companies.version} + 1`,
    })
    .where(eq(companies.id, companyId))
}

/**
 * Moves the posts of the company `from`, and the addresses of companies that were merged into it
 * before. So no address needs two redirects.
 */
export async function movePosts(tx: Db, from: number, into: number, now: Date): Promise<void> {
  await tx
    .update(jobPosts)
    .set({ companyId: into, changedAt: now, version: sql`${jobPosts.version} + 1` })
    .where(eq(jobPosts.companyId, from))
  await tx.update(companies).set({ mergedInto: into }).where(eq(companies.mergedInto, from))
  await saveTermsOfCompany(tx, into, now)
}
