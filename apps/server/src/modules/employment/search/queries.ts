import { searchedMost, type PostSort } from '@titian/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { shownColumns, type Window } from '../queries.ts'
import { companies, jobPosts } from '../tables.ts'
import { type CountedGroup, probed } from './spelling/queries.ts'
import { needsTerm, weightsOfNeed } from './terms.ts'

type Counts = [code: string | number, count: number][]

/** Facts about the newest matches, up to the number that is counted exactly. */
export interface Facts {
  /** The number of matches, or the limit of exact counting plus one if there are more matches. */
  total: number
  otherCurrencies: number
  /** Counts for each city, and for the state and country of the city. */
  cities: Counts
  positions: Counts
  industries: Counts
  natures: Counts
  degrees: Counts
  remote: number
}

/** JOB-113: the qualifications of a person; null for an unknown one. */
export interface Able {
  /** Each name of each skill as a search term, and the person's level. */
  skills: readonly { term: string; level: number }[]
  degree: number | null
  /** Whole years of work. */
  years: number | null
}

export interface Search {
  schoolId: number
  now: Date
  /** The publication time from which posts are found, as ISO 8601. */
  since: string
  groups: readonly CountedGroup[]
  /** The same search in other currencies. */
  elsewhere?: readonly CountedGroup[]
  /** The person who must meet all requirements of a post. */
  able?: Able
}

type Scope = Omit<Search, 'groups' | 'elsewhere'>

const rowsOf = ({ schoolId, since }: Scope, term: string) =>
  sql`select published_at, post_id, weight from post_terms
    where school_id = ${schoolId} and term = ${term} and published_at >= ${since}`

/** Returns rows of these terms, newest first. A post with several of the terms has only one row. */
function entriesOf(scope: Scope, terms: readonly string[]): SQL {
  const parts = terms.map((term) => rowsOf(scope, term))
  if (parts.length === 1) return sql`${parts[0]} order by published_at desc, post_id desc`
  return sql`select published_at, post_id, min(weight) as weight from (${sql.join(parts, sql` union all `)}) e
    group by published_at, post_id order by published_at desc, post_id desc`
}

const hasOneTerm = ({ terms }: CountedGroup) => terms.length === 1

/**
 * Sorts rare groups first, then groups with one term. Of two common groups, the rarer one has older
 * counted rows.
 */
function byRarity(one: CountedGroup, other: CountedGroup): number {
  if (one.count < probed || other.count < probed) return one.count - other.count
  if (hasOneTerm(one) !== hasOneTerm(other)) return hasOneTerm(one) ? -1 : 1
  return one.oldest - other.oldest
}

/**
 * Returns the groups that are joined in the order of publication. Each has too many rows to look
 * them up one by one. Groups of several terms are not joined, because the database would have to
 * sort their rows.
 */
function joinedOf(groups: readonly CountedGroup[]): CountedGroup[] {
  const [first] = groups
  if (!first || !hasOneTerm(first) || groups.some(({ count }) => count < probed)) return []
  return groups.slice(1).filter(hasOneTerm)
}

/** Returns the newest posts of the first group that also have the terms of the joined groups. */
function sharedEntries(scope: Scope, [first, ...joined]: readonly CountedGroup[]): SQL {
  if (!first || joined.length === 0) return entriesOf(scope, first?.terms ?? [])
  const names = [first, ...joined].map((_, index) => sql.raw(`j${index}`))
  const parts = [first, ...joined].map(
    ({ terms: [term] }, index) => sql`(${rowsOf(scope, term ?? '')}) ${names[index]}`,
  )
  const [from, ...others] = parts
  const joins = others.map((part) => sql`join ${part} using (published_at, post_id)`)
  const weights = sql.join(
    names.map((name) => sql`${name}.weight`),
    sql` + `,
  )
  return sql`select post_id, published_at, ${weights} as weight from ${from} ${sql.join(joins, sql` `)}`
}

/** Returns posts whose skills the person has at the required level, and posts without skills. */
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

/**
 * Returns the rows from which a search starts: all entries, or only those of posts whose skills the
 * person has.
 */
function begunFrom(scope: Scope, entries: SQL): SQL {
  if (!scope.able) return entries
  return sql`select d.* from (${entries}) d join (${ableEntries(scope, scope.able)}) a using (published_at, post_id)
    order by d.published_at desc, d.post_id desc`
}

/**
 * JOB-113: condition for posts whose degree and experience the person has. What is unknown about
 * the person is not compared.
 */
function isWithin({ able }: Scope): SQL {
  const degree = able?.degree == null ? sql`` : sql` and degree <= ${able.degree}`
  const years = able?.years == null ? sql`` : sql` and experience <= ${able.years}`
  return sql`${degree}${years}`
}

/**
 * Returns the newest live posts that have a term of every group. Common groups of one term are
 * joined. Each row of the join, or of the rarest group, is looked up in the other groups, until
 * there are enough posts. The limit inside each lookup prevents the planner from reading a whole
 * table for a join.
 */
function matchesOf(scope: Scope, groups: readonly CountedGroup[], limit: number): SQL {
  const sorted = groups.toSorted(byRarity)
  const joined = joinedOf(sorted)
  const lookups = sorted
    .slice(1)
    .filter((group) => !joined.includes(group))
    .map(
      ({ terms }, index) => sql`cross join lateral (
        select x.weight from post_terms x
        where x.school_id = ${scope.schoolId} and x.term = any(${sql.param(terms)}::text[])
          and x.published_at = d.published_at and x.post_id = d.post_id
        order by x.weight limit 1) ${sql.raw(`g${index}`)}`,
    )
  const weights = sql.raw(
    ['d.weight', ...lookups.map((_, index) => `g${index}.weight`)].join(' + '),
  )
  return sql`select d.post_id, d.published_at, ${weights} as weight, p.*
    from (${begunFrom(scope, sharedEntries(scope, [...sorted.slice(0, 1), ...joined]))}) d ${sql.join(lookups, sql` `)} cross join lateral (
      select city, position, industry, nature, degree, remote from job_posts
      where job_posts.id = d.post_id and ends_at > ${scope.now} and taken_down_at is null${isWithin(scope)} limit 1) p
    order by d.published_at desc, d.post_id desc limit ${limit}`
}

const countsOf = (column: string, limit: number) => {
  const name = sql.raw(column)
  return sql`(select coalesce(json_agg(json_build_array(code, n) order by n desc, code), '[]'::json) from (
    select ${name} as code, count(*) as n from few where ${name}::text <> '' group by 1 order by 2 desc, 1 limit ${limit}) c)`
}

/** The code of a city begins with the codes of its country and its state. */
const countsOfPlaces = (limit: number) =>
  sql`(select coalesce(json_agg(json_build_array(code, n) order by n desc, code), '[]'::json) from (
    select array_to_string(parts[1:level], '-') as code, count(*) as n
    from few, string_to_array(city, '-') parts, generate_series(1, cardinality(parts)) level
    group by 1 order by 2 desc, 1 limit ${limit}) c)`

const orders: Record<PostSort, SQL> = {
  relevance: sql`weight, published_at desc, post_id desc`,
  newest: sql`published_at desc, post_id desc`,
}

/** The number of choices that a filter shows. */
const [choicesMost, placesMost] = [30, 80]

/** Returns the facts about all matches, and the number and position of each post of one page. */
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

/** Returns the facts about all matches, and the posts of one page. */
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

/**
 * Returns the facts about all matches and all counted posts, the newest first, with the
 * requirements of each.
 */
export async function findWants(db: Db, search: Search) {
  const rows = await db
    .select({ facts: sql<Facts>`found.facts`, post: wantColumns })
    .from(foundBy(search, { page: 1, size: searchedMost }, 'newest'))
    .leftJoin(jobPosts, sql`job_posts.id = found.post_id`)
    .orderBy(sql`found.place`)
  return { facts: rows[0]?.facts, posts: rows.flatMap(({ post }) => (post ? [post] : [])) }
}

/** Returns the cards of these posts. The order of the cards is undefined. */
export const listCards = (db: Db, ids: readonly number[]) =>
  db
    .select(shownColumns)
    .from(jobPosts)
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .where(inArray(jobPosts.id, [...ids]))
