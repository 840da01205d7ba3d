import { searchedMost, type PostSort } from '@titian/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shownColumns, type Window } from '../queries.ts'
import { companies, jobPosts } from '../tables.ts'
import { type CountedGroup, probed } from './spelling/queries.ts'
import { needsTerm, weightsOfNeed } from './terms.ts'

type Counts = [code: string | number, count: number][]

/** Of the newest matches, at most so many as are counted exactly. */
export interface Facts {
  /** One more than are counted exactly where there are more. */
  total: number
  otherCurrencies: number
  /** Of each city, and of the state and the country that it lies in. */
  cities: Counts
  positions: Counts
  industries: Counts
  natures: Counts
  degrees: Counts
  remote: number
}

/** JOB-113: what a person has; null where nothing says it. */
export interface Able {
  /** Every name of each skill as terms write it, and the level that is shown. */
  skills: readonly { term: string; level: number }[]
  degree: number | null
  /** Whole years of work. */
  years: number | null
}

export interface Search {
  schoolId: number
  now: Date
  /** ISO 8601. */
  since: string
  groups: readonly CountedGroup[]
  /** The same with other currencies in place of the salary. */
  elsewhere?: readonly CountedGroup[]
  /** Of whom all that a post asks for is met. */
  able?: Able
}

type Scope = Omit<Search, 'groups' | 'elsewhere'>

const rowsOf = ({ schoolId, since }: Scope, term: string) =>
  sql`select published_at, post_id, weight from post_terms
    where school_id = ${schoolId} and term = ${term} and published_at >= ${since}`

/** Rows of the terms, the newest first; a post that has several of them is one row. */
function entriesOf(scope: Scope, terms: readonly string[]): SQL {
  const parts = terms.map((term) => rowsOf(scope, term))
  if (parts.length === 1) return sql`${parts[0]} order by published_at desc, post_id desc`
  return sql`select published_at, post_id, min(weight) as weight from (${sql.join(parts, sql` union all `)}) e
    group by published_at, post_id order by published_at desc, post_id desc`
}

const hasOneTerm = ({ terms }: CountedGroup) => terms.length === 1

/** Rare groups first, then those of one term; of two common ones the one whose counted rows reach further back. */
function byRarity(one: CountedGroup, other: CountedGroup): number {
  if (one.count < probed || other.count < probed) return one.count - other.count
  if (hasOneTerm(one) !== hasOneTerm(other)) return hasOneTerm(one) ? -1 : 1
  return one.oldest - other.oldest
}

/**
 * Groups that are read side by side in the order of publication, where each has too many rows to be looked up one by one;
 * for several terms of one group the database would have to sort.
 */
function joinedOf(groups: readonly CountedGroup[]): CountedGroup[] {
  const [first] = groups
  if (!first || !hasOneTerm(first) || groups.some(({ count }) => count < probed)) return []
  return groups.slice(1).filter(hasOneTerm)
}

/** The newest posts of the first group that have the terms of the joined ones too. */
function sharedEntries(scope: Scope, [first, ...joined]: readonly CountedGroup[]): SQL {
  if (!first || joined.length === 0) return entriesOf(scope, first?.terms ?? [])
  const names = [first, ...joined].map((_, at) => sql.raw(`j${at}`))
  const parts = [first, ...joined].map(
    ({ terms: [term] }, at) => sql`(${rowsOf(scope, term ?? '')}) ${names[at]}`,
  )
  const [from, ...others] = parts
  const joins = others.map((part) => sql`join ${part} using (published_at, post_id)`)
  const weights = sql.join(
    names.map((name) => sql`${name}.weight`),
    sql` + `,
  )
  return sql`select post_id, published_at, ${weights} as weight from ${from} ${sql.join(joins, sql` `)}`
}

/** Posts whose skills the person has, each at its level, and those that name none. */
function ableEntries(scope: Scope, { skills }: Able): SQL {
  const { schoolId, since } = scope
  const terms = sql.param(skills.map(({ term }) => term))
  const levels = sql.param(skills.map(({ level }) => level))
  const wanted = sql.raw(String(weightsOfNeed))
  return sql`select t.published_at, t.post_id from unnest(${terms}::text[], ${levels}::int[]) w (term, level)
    join post_terms t on t.school_id = ${schoolId} and t.term = w.term and t.published_at >= ${since}
      and t.weight % ${wanted} <= w.level
    group by t.published_at, t.post_id having count(*) = min(t.weight) / ${wanted}
    union all select published_at, post_id from (${rowsOf(scope, needsTerm)}) e`
}

/** The entries from which a search begins: all of them, or those of posts whose skills the person has. */
function begunFrom(scope: Scope, entries: SQL): SQL {
  if (!scope.able) return entries
  return sql`select d.* from (${entries}) d join (${ableEntries(scope, scope.able)}) a using (published_at, post_id)
    order by d.published_at desc, d.post_id desc`
}

/** JOB-113: degree and experience that are not above those of the person, as far as they are known. */
function isWithin({ able }: Scope): SQL {
  const degree = able?.degree == null ? sql`` : sql` and degree <= ${able.degree}`
  const years = able?.years == null ? sql`` : sql` and experience <= ${able.years}`
  return sql`${degree}${years}`
}

/**
 * The newest live posts that have a term of every group. Common groups of one term are joined; each row of these, or of
 * the rarest group, is looked up in the others, until there are enough. The limit inside each lookup keeps the planner
 * from reading a whole table for a join.
 */
function matchesOf(scope: Scope, groups: readonly CountedGroup[], most: number): SQL {
  const sorted = groups.toSorted(byRarity)
  const joined = joinedOf(sorted)
  const lookups = sorted
    .slice(1)
    .filter((group) => !joined.includes(group))
    .map(
      ({ terms }, at) => sql`cross join lateral (
        select x.weight from post_terms x
        where x.school_id = ${scope.schoolId} and x.term = any(${sql.param(terms)}::text[])
          and x.published_at = d.published_at and x.post_id = d.post_id
        order by x.weight limit 1) ${sql.raw(`g${at}`)}`,
    )
  const weights = sql.raw(['d.weight', ...lookups.map((_, at) => `g${at}.weight`)].join(' + '))
  return sql`select d.post_id, d.published_at, ${weights} as weight, p.*
    from (${begunFrom(scope, sharedEntries(scope, [...sorted.slice(0, 1), ...joined]))}) d ${sql.join(lookups, sql` `)} cross join lateral (
      select city, position, industry, nature, degree, remote from job_posts
      where job_posts.id = d.post_id and ends_at > ${scope.now} and taken_down_at is null${isWithin(scope)} limit 1) p
    order by d.published_at desc, d.post_id desc limit ${most}`
}

const countsOf = (column: string, most: number) => {
  const name = sql.raw(column)
  return sql`(select coalesce(json_agg(json_build_array(code, n) order by n desc, code), '[]'::json) from (
    select ${name} as code, count(*) as n from few where ${name}::text <> '' group by 1 order by 2 desc, 1 limit ${most}) c)`
}

/** The code of a city has those of its country and its state at its beginning. */
const countsOfPlaces = (most: number) =>
  sql`(select coalesce(json_agg(json_build_array(code, n) order by n desc, code), '[]'::json) from (
    select array_to_string(parts[1:level], '-') as code, count(*) as n
    from few, string_to_array(city, '-') parts, generate_series(1, cardinality(parts)) level
    group by 1 order by 2 desc, 1 limit ${most}) c)`

const orders: Record<PostSort, SQL> = {
  relevance: sql`weight, published_at desc, post_id desc`,
  newest: sql`published_at desc, post_id desc`,
}

/** Choices of a facet that are shown. */
const [choicesMost, placesMost] = [30, 80]

/** The facts of all matches beside the number and the place of each post of one page. */
function foundBy(search: Search, window: Window, sort: PostSort): SQL {
  const { groups, elsewhere } = search
  const others = elsewhere
    ? sql`(select count(*) from (${matchesOf(search, elsewhere, searchedMost)}) o)`
    : sql`0`
  return sql`(
    with hits as materialized (${matchesOf(search, groups, searchedMost + 1)}),
    few as materialized (select * from hits limit ${searchedMost})
    select f.facts, page.post_id, page.place from (select json_build_object(
      'total', (select count(*) from hits), 'otherCurrencies', ${others},
      'cities', ${countsOfPlaces(placesMost)}, 'positions', ${countsOf('position', choicesMost)},
      'industries', ${countsOf('industry', choicesMost)},
      'natures', ${countsOf('nature', choicesMost)}, 'degrees', ${countsOf('degree', choicesMost)},
      'remote', (select count(*) from few where remote)) as facts) f
    left join (
      select post_id, row_number() over (order by ${orders[sort]}) as place from few
      order by place limit ${window.size} offset ${(window.page - 1) * window.size}) page on true) found`
}

/** The facts of all matches, and the posts of one page. */
export async function findPosts(db: Db, search: Search, window: Window, sort: PostSort) {
  const rows = await db
    .select({ facts: sql<Facts>`found.facts`, ...shownColumns })
    .from(foundBy(search, window, sort))
    .leftJoin(jobPosts, sql`job_posts.id = found.post_id`)
    .leftJoin(companies, eq(companies.id, jobPosts.companyId))
    .orderBy(sql`found.place`)
  const posts = rows.flatMap(({ post, company }) => (post && company ? [{ post, company }] : []))
  return { facts: rows[0]?.facts, posts }
}

const wantColumns = {
  id: jobPosts.id,
  skills: jobPosts.skills,
  degree: jobPosts.degree,
  experience: jobPosts.experience,
  city: jobPosts.city,
  remote: jobPosts.remote,
  currency: jobPosts.currency,
  monthlyLeast: jobPosts.monthlyLeast,
  monthlyMost: jobPosts.monthlyMost,
  nature: jobPosts.nature,
}

/** The same of all counted posts, the newest first, with what each asks for. */
export async function findWants(db: Db, search: Search) {
  const rows = await db
    .select({ facts: sql<Facts>`found.facts`, post: wantColumns })
    .from(foundBy(search, { page: 1, size: searchedMost }, 'newest'))
    .leftJoin(jobPosts, sql`job_posts.id = found.post_id`)
    .orderBy(sql`found.place`)
  return { facts: rows[0]?.facts, posts: rows.flatMap(({ post }) => (post ? [post] : [])) }
}

/** In no order. */
export const listCards = (db: Db, ids: readonly number[]) =>
  db
    .select(shownColumns)
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(inArray(jobPosts.id, [...ids]))
