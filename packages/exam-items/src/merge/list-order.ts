interface Orders {
  own: readonly string[]
  base: readonly string[]
  remote: readonly string[]
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/**
 * Returns the ids of `first` in order; an id that only `second` has is inserted after the id that
 * precedes it in `second`.
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

/** Returns whether the common ids of two lists are in the same order. */
export const hasSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  isSame(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  )

/**
 * Merges the order of a list that two people have changed. Only moves by both are a conflict;
 * adding and removing are not moves.
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
