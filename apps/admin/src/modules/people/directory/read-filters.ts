import { peopleRoles, peopleSorts, peopleStates, type PeopleFilter, people } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type ListWords } from '@titian/site/staff'

export interface PeopleWords extends ListWords<typeof people.listPeople> {
  size?: string
}

export const roles = peopleRoles
export const states = peopleStates
export const sizes = [15, 50, 100] as const

/** Reads the filters from the address; unknown values are ignored. */
export function readFilters(search: Words<PeopleWords>): PeopleFilter {
  const filter = filterOf(people.listPeople, search)
  // By default the newest people come first, and names are sorted from A.
  return search.descending === undefined
    ? { ...filter, descending: filter.sort === 'created' }
    : filter
}

export function readSize({ size }: Words<PeopleWords>): number {
  return sizes.find((one) => String(one) === size) ?? sizes[0]
}

/** Returns the search parameters for these filters; default values are left out. */
export function wordsOf({ name, role, state, className, sort, descending }: PeopleFilter) {
  return {
    name,
    role: role === 'all' ? '' : role,
    state: state === 'all' ? '' : state,
    className,
    ...orderOf(sort, descending ? 'desc' : 'asc'),
  }
}

/** Returns the search parameters for the order that a table head requests. */
export function orderOf(key: string, direction: 'asc' | 'desc') {
  const sort = peopleSorts.find((one) => one === key) ?? 'created'
  const descending = direction === 'desc'
  return {
    sort: sort === 'created' ? '' : sort,
    descending: descending === (sort === 'created') ? '' : String(descending),
  }
}

/** The filters without the order of the rows. */
export type PeopleNarrowing = Omit<PeopleFilter, 'sort' | 'descending'>
