interface Orders {
  own: readonly string[]
  base: readonly string[]
  remote: readonly string[]
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/**
 * Returns the ids of `first` in order, and adds the ids that only `second` has. Each of them
 * follows the same id as in `second`.
 */
export function arrange(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first]
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue
    const before = at === 0 ? -1 : order.indexOf(second[at - 1] ?? '')
    order.splice(before + 1, 0, id)
  }
  return order
}

/** Returns whether the ids that both lists have are in the same order. */
export const hasSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  isSame(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  )

/**
 * Merges the order of a list that two people have changed. It is a conflict only if both moved
 * entries; adding or removing an entry is no move.
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
