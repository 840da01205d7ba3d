import { type InputOf, type statistics, supervisionSorts, supervisionViews } from '@titian/contract'
import type { Words } from '@titian/site'
import type { ListWords } from '@titian/site/staff'

export type SupervisionWords = ListWords<typeof statistics.superviseCourses>

type Filter = Required<Omit<InputOf<typeof statistics.superviseCourses>, 'page' | 'size'>>

/** Names from A on, numbers and times from the largest on. */
const usualDirection = (sort: Filter['sort']) => sort !== 'name'

/** The filters of an address; what nobody knows counts as not given. */
export function readSupervision(search: Words<SupervisionWords>): Filter {
  const sort = supervisionSorts.find((one) => one === search.sort) ?? 'students'
  return {
    name: search.name ?? '',
    only: supervisionViews.find((one) => one === search.only) ?? 'all',
    sort,
    descending:
      search.descending === undefined ? usualDirection(sort) : search.descending === 'true',
  }
}

/** The words of an order that a head of the table asks for. */
export function orderOf(key: string, direction: 'asc' | 'desc') {
  const sort = supervisionSorts.find((one) => one === key) ?? 'students'
  const descending = direction === 'desc'
  return {
    sort: sort === 'students' ? '' : sort,
    descending: descending === usualDirection(sort) ? '' : String(descending),
  }
}
