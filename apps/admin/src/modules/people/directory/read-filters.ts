import { peopleRoles, peopleSorts, peopleStates, type PeopleFilter, people } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type ListWords } from '@titian/site/staff'

export interface PeopleWords extends ListWords<typeof people.listPeople> {
  size?: string
}

export const roles = peopleRoles
export const states = peopleStates
export const sizes = [15, 50, 100] as const

/** The filters of an address; what nobody knows counts as not given. */
export function readFilters(search: Words<PeopleWords>): PeopleFilter {
  const filter = filterOf(people.listPeople, search)
  // The newest come first as long as nobody says otherwise, and names from A on.
  return search.descending === undefined
    ? { ...filter, descending: filter.sort === 'created' }
    : filter
}

export function readSize({ size }: Words<PeopleWords>): number {
  return sizes.find((one) => String(one) === size) ?? sizes[0]
}

/** The address of these filters; what is usual stands in none. */
export function wordsOf({ name, role, state, className, sort, descending }: PeopleFilter) {
  return {
    name,
    role: role === 'all' ? '' : role,
    state: state === 'all' ? '' : state,
    className,
    ...orderOf(sort, descending ? 'desc' : 'asc'),
  }
}

/** The words of an order that a head of the table asks for. */
export function orderOf(key: string, direction: 'asc' | 'desc') {
  const sort = peopleSorts.find((one) => one === key) ?? 'created'
  const descending = direction === 'desc'
  return {
    sort: sort === 'created' ? '' : sort,
    descending: descending === (sort === 'created') ? '' : String(descending),
  }
}

/** What narrows the list, whatever its order. */
export type PeopleNarrowing = Omit<PeopleFilter, 'sort' | 'descending'>
