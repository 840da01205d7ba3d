import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { companies, type JobPostRow, jobPosts } from '../../tables.ts'
import { termsOf, wordsOf } from '../terms.ts'
import { spellingsOf } from '../typing.ts'

/** Posts whose terms are stored by one statement. */
const batch = 200

type Texts = readonly (string | number | null)[]
const column = (values: Texts) => sql.param(values)

interface Row {
  post: JobPostRow
  companyName: string
}

async function saveBatch(tx: Db, postIds: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ post: jobPosts, companyName: companies.name })
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(
      and(
        inArray(jobPosts.id, [...postIds]),
        sql`published_at is not null and taken_down_at is null`,
      ),
    )
  await tx.execute(sql`delete from post_terms where post_id = any(${sql.param(postIds)}::bigint[])`)
  const terms = rows.flatMap(({ post, companyName }) =>
    termsOf(post, companyName).map(({ term, weight }) => ({ post, term, weight })),
  )
  if (terms.length === 0) return
  await tx.execute(sql`
    insert into post_terms (school_id, term, published_at, post_id, weight)
    select p.school_id, t.term, p.published_at, p.id, t.weight
    from unnest(${column(terms.map(({ post }) => post.id))}::bigint[], ${column(terms.map(({ term }) => term))}::text[],
      ${column(terms.map(({ weight }) => weight))}::smallint[]) t (post_id, term, weight)
    join job_posts p on p.id = t.post_id`)
  await saveSpellings(tx, rows)
}

async function saveSpellings(tx: Db, rows: readonly Row[]): Promise<void> {
  const words = new Map<number, Set<string>>()
  for (const { post, companyName } of rows) {
    const cached = words.get(post.schoolId) ?? new Set()
    for (const word of wordsOf(post, companyName)) cached.add(word)
    words.set(post.schoolId, cached)
  }
  const spellings = Array.from(words).flatMap(([schoolId, known]) =>
    [...known].flatMap((term) =>
      spellingsOf(term).map((spelling) => ({ schoolId, spelling, term })),
    ),
  )
  await tx.execute(sql`
    insert into post_spellings (school_id, spelling, word)
    select * from unnest(${column(spellings.map(({ schoolId }) => schoolId))}::bigint[],
      ${column(spellings.map(({ spelling }) => spelling))}::text[], ${column(spellings.map(({ term }) => term))}::text[]) s (school_id, spelling, word)
    order by 1, 2, 3
    on conflict do nothing`)
}

/**
 * JOB-083: stores the search terms of posts, in the transaction that changes the posts. Drafts and
 * removed posts have no terms, so that no search finds them.
 */
export async function saveTerms(tx: Db, postIds: readonly number[]): Promise<void> {
  for (let start = 0; start < postIds.length; start += batch)
    await saveBatch(tx, postIds.slice(start, start + batch))
}

/**
 * JOB-083: stores the terms of all posts of a company, in the transaction that changes its name.
 */
export async function saveTermsOfCompany(tx: Db, companyId: number, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(eq(jobPosts.companyId, companyId), sql`ends_at > ${now}`))
  await saveTerms(
    tx,
    rows.map(({ id }) => id),
  )
}
