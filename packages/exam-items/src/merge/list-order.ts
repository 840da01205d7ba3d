interface Orders {
  own: readonly string[]
  base: readonly string[]
  remote: readonly string[]
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** The ids of `first` in their order. An id that only `second` has comes directly after the id before it in `second`. */
export function arrange(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first]
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue
    const before = at === 0 ? -1 : order.indexOf(second[at - 1] ?? '')
    order.splice(before + 1, 0, id)
  }
  return order
}

/** Whether two lists have what is in both of them in the same order. */
export const hasSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  isSame(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  )

/**
 * The order of a list that two people have changed, with the ids of both. Only what both have moved is a conflict;
 * adding and removing moves nothing.
 */
export function joinOrders({ own, base, remote }: Orders): { order: string[]; conflict: boolean } {
  const isCommon = (id: string) => own.includes(id) && base.includes(id) && remote.includes(id)
  const [mine, before, other] = [own, base, remote].map((ids) => ids.filter(isCommon))
  const isMoved = !isSame(mine ?? [], before ?? [])
  const isOtherMoved = !isSame(other ?? [], before ?? [])
  return {
    order: isMoved ? arrange(own, remote) : arrange(remote, own),
    conflict: isMoved && isOtherMoved && !isSame(mine ?? [], other ?? []),
  }
}
