import {
  peopleRoles,
  peopleSorts,
  peopleStates,
  type PeopleFilter,
  type people,
} from '@titian/contract'
import type { Words } from '@titian/site'
import type { ListWords } from '@titian/site/staff'

export interface PeopleWords extends ListWords<typeof people.listPeople> {
  size?: string
}

export const roles = peopleRoles
export const states = peopleStates
export const sizes = [15, 50, 100] as const

function oneOf<Known extends string>(known: readonly Known[], word: string | undefined) {
  return known.find((one) => one === word)
}

/** The filters of an address; what nobody knows counts as not given. */
export function readFilters(search: Words<PeopleWords>): PeopleFilter {
  const sort = oneOf(peopleSorts, search.sort) ?? 'created'
  return {
    name: search.name ?? '',
    role: oneOf(roles, search.role) ?? 'all',
    state: oneOf(states, search.state) ?? 'all',
    className: search.className ?? '',
    sort,
    // The newest come first as long as nobody says otherwise, and names from A on.
    descending: search.descending === undefined ? sort === 'created' : search.descending === 'true',
  }
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
  const sort = oneOf(peopleSorts, key) ?? 'created'
  const descending = direction === 'desc'
  return {
    sort: sort === 'created' ? '' : sort,
    descending: descending === (sort === 'created') ? '' : String(descending),
  }
}
