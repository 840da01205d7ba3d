import { type PostSort, salaryCurrencies } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { ShownPost, Window } from '../queries.ts'
import { everyPost, filterGroups, type Filters, salaryGroup, wordGroups } from './plan.ts'
import { type Able, type Facts, findPosts, findWants, listCards, type Search } from './queries.ts'
import { countGroups } from './spelling/queries.ts'
import { filterTerm } from './terms.ts'

const day = 86_400_000
const nothing: Facts = {
  total: 0,
  otherCurrencies: 0,
  cities: [],
  positions: [],
  industries: [],
  natures: [],
  degrees: [],
  remote: 0,
}

const sinceOf = (now: Date, days: number) =>
  new Date(days === 0 ? 0 : now.getTime() - days * day).toISOString()

const otherCurrencies = (own: string) => ({
  terms: salaryCurrencies
    .filter((currency) => currency !== own)
    .map((currency) => filterTerm('currency', currency)),
})

export interface SearchInput {
  content: string
  filters: Filters
  /** JOB-113: limits the search to posts whose requirements this person meets. */
  able?: Able
}
type CallerContext = Pick<Context, 'db' | 'school' | 'now'>
type Plan = { search: Search } | { others: Search } | undefined

/**
 * Makes groups of terms from the text and the filters, and counts them. `others` is present if only
 * posts in another currency match.
 */
async function plan(
  { db, school, now }: CallerContext,
  { content, filters, able }: SearchInput,
): Promise<Plan> {
  const words = wordGroups(content)
  if (!words) return undefined
  const common = [...words, ...filterGroups(filters)]
  const salary = salaryGroup(filters)
  const asked = [...common, ...salary, otherCurrencies(filters.currency)]
  const since = sinceOf(now, filters.postedWithin)
  const counted =
    common.length + salary.length === 0
      ? [{ ...everyPost, count: 0, oldest: 0 }]
      : await countGroups(db, school.id, salary.length > 0 ? asked : common, since)
  const isFound = (groups: typeof counted) => groups.every(({ terms }) => terms.length > 0)
  const shared = counted.slice(0, common.length)
  if (!isFound(shared)) return undefined
  const groups = salary.length > 0 ? counted.slice(0, -1) : counted
  const elsewhere = salary.length > 0 ? [...shared, ...counted.slice(-1)] : []
  const search = { schoolId: school.id, now, since, groups, ...(able && { able }) }
  const others = elsewhere.length > 0 && isFound(elsewhere) ? { elsewhere } : {}
  if (isFound(groups)) return { search: { ...search, ...others } }
  return others.elsewhere && { others: { ...search, groups: others.elsewhere } }
}

export interface Found {
  facts: Facts
  posts: ShownPost[]
}

async function countOthers({ db }: CallerContext, others: Search): Promise<Found> {
  const { facts } = await findPosts(db, others, { page: 1, size: 1 }, 'newest')
  return { facts: { ...nothing, otherCurrencies: facts?.total ?? 0 }, posts: [] }
}

/** Returns the posts of one page of a search, and the counts for each further filter. */
export async function searchPosts(
  caller: CallerContext,
  search: SearchInput,
  window: Window,
  sort: PostSort,
): Promise<Found> {
  const planned = await plan(caller, search)
  if (!planned) return { facts: nothing, posts: [] }
  if ('others' in planned) return countOthers(caller, planned.others)
  const { facts = nothing, posts } = await findPosts(caller.db, planned.search, window, sort)
  return { facts, posts }
}

/** The requirements of a post that a match compares. */
export type PostWants = Awaited<ReturnType<typeof findWants>>['posts'][number]

/**
 * JOB-114: returns the posts in an order that a function of the caller computes. The function
 * receives the counted posts, newest first.
 */
export async function searchInOrder(
  caller: CallerContext,
  search: SearchInput,
  { page, size }: Window,
  order: (posts: readonly PostWants[]) => readonly number[],
): Promise<Found> {
  const planned = await plan(caller, search)
  if (!planned) return { facts: nothing, posts: [] }
  if ('others' in planned) return countOthers(caller, planned.others)
  const { facts = nothing, posts } = await findWants(caller.db, planned.search)
  const ids = order(posts).slice((page - 1) * size, page * size)
  const cards = await listCards(caller.db, ids)
  return { facts, posts: ids.flatMap((id) => cards.filter(({ post }) => post.id === id)) }
}
