/** Names from A on, numbers and times from the largest on. */
const usualDirection = (sort: string) => sort !== 'name'

interface Order {
  sort: string
  descending: boolean
}

/** The filter of an address, with the usual direction of its order where the address says none. */
export function withDirection<Filter extends Order>(
  filter: Filter,
  search: { descending?: unknown },
): Filter {
  return search.descending === undefined
    ? { ...filter, descending: usualDirection(filter.sort) }
    : filter
}

/** The words of an order that a head of the table asks for; the first of the orders is the usual one. */
export function orderOf(sorts: readonly string[], key: string, direction: 'asc' | 'desc') {
  const [usual = ''] = sorts
  const sort = sorts.find((one) => one === key) ?? usual
  const descending = direction === 'desc'
  return {
    sort: sort === usual ? '' : sort,
    descending: descending === usualDirection(sort) ? '' : String(descending),
  }
}
