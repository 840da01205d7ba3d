import type { people } from '@titian/contract'
import type { Words } from '@titian/site'
import type { ListWords } from '@titian/site/staff'

export type PeopleWords = ListWords<typeof people.listPeople>

export const roles = ['all', 'student', 'teacher', 'staff', 'normal'] as const
export const states = ['all', 'enabled', 'disabled'] as const

function oneOf<Known extends string>(known: readonly Known[], word: string | undefined) {
  return known.find((one) => one === word)
}

/** The filters of an address; what nobody knows counts as not given. */
export function readFilters(search: Words<PeopleWords>) {
  return {
    name: search.name ?? '',
    role: oneOf(roles, search.role) ?? ('all' as const),
    state: oneOf(states, search.state) ?? ('all' as const),
  }
}
