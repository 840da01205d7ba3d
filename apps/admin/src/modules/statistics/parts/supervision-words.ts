import { statistics, supervisionSorts } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type FilterOf, type ListWords } from '@titian/site/staff'

export type SupervisionWords = ListWords<typeof statistics.superviseCourses>

/** Names from A on, numbers and times from the largest on. */
const usualDirection = (sort: FilterOf<typeof statistics.superviseCourses>['sort']) =>
  sort !== 'name'

/** The filters of an address; what nobody knows counts as not given. */
export function readSupervision(search: Words<SupervisionWords>) {
  const filter = filterOf(statistics.superviseCourses, search)
  return search.descending === undefined
    ? { ...filter, descending: usualDirection(filter.sort) }
    : filter
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
