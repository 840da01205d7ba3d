/** Names are sorted from A, numbers and times from the largest. */
const usualDirection = (sort: string) => sort !== 'name'

interface Order {
  sort: string
  descending: boolean
}

/** Returns the filter with the default direction of its order if the address has none. */
export function withDirection<Filter extends Order>(
  filter: Filter,
  search: { descending?: unknown },
): Filter {
  return search.descending === undefined
    ? { ...filter, descending: usualDirection(filter.sort) }
    : filter
}

/**
 * Returns the search parameters for the order that a table head requests. The first of `sorts` is
 * the default order, which the address does not contain.
 */
export function orderOf(sorts: readonly string[], key: string, direction: 'asc' | 'desc') {
  const [usual = ''] = sorts
  const sort = sorts.find((one) => one === key) ?? usual
  const descending = direction === 'desc'
  return {
    sort: sort === usual ? '' : sort,
    descending: descending === usualDirection(sort) ? '' : String(descending),
  }
}
