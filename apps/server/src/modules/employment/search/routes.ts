import { type employment, type PostSort, salaryCurrencies } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Window } from '../queries.ts'
import { everyPost, filterGroups, type Filters, salaryGroup, wordGroups } from './plan.ts'
import * as present from './present.ts'
import { type Facts, findPosts } from './queries.ts'
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

interface Asked {
  content: string
  filters: Filters
  window: Window
  sort: PostSort
}

/** The words of the text and the filters become groups of terms, which are counted and then searched. */
async function search({ db, school, now }: Context, { content, filters, window, sort }: Asked) {
  const none: present.Found = { facts: nothing, posts: [] }
  const words = wordGroups(content)
  if (!words) return none
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
  if (!isFound(shared)) return none
  const groups = salary.length > 0 ? counted.slice(0, -1) : counted
  const elsewhere = salary.length > 0 ? [...shared, ...counted.slice(-1)] : []
  const plan = { schoolId: school.id, now, since, groups }
  const others = elsewhere.length > 0 && isFound(elsewhere) ? { elsewhere } : {}
  if (isFound(groups)) {
    const { facts = nothing, posts } = await findPosts(db, { ...plan, ...others }, window, sort)
    return { facts, posts }
  }
  if (!others.elsewhere) return none
  const { facts } = await findPosts(db, { ...plan, groups: others.elsewhere }, window, sort)
  return { facts: { ...nothing, otherCurrencies: facts?.total ?? 0 }, posts: [] }
}

const withoutFilters: Omit<Filters, 'currency'> = {
  city: '',
  industry: '',
  position: '',
  nature: 0,
  degree: 0,
  salaryBand: 0,
  remote: 0,
  postedWithin: 0,
}

const currencyOf = ({ school }: Context, currency?: string) => currency ?? school.currency

export const searchAnswers: SomeAnswers<typeof employment, 'searchPost' | 'jobSearch'> = {
  searchPost: async ({ content, page, size, sort, currency, ...rest }, context) => {
    const filters = { ...rest, currency: currencyOf(context, currency) }
    const found = await search(context, { content, filters, window: { page, size }, sort })
    return present.postsFound(found, filters, context)
  },
  jobSearch: async ({ content, page, size }, context) => {
    const filters = { ...withoutFilters, currency: currencyOf(context) }
    const asked = { content, filters, window: { page, size }, sort: 'relevance' as const }
    return present.suggestions(await search(context, asked), context)
  },
}
