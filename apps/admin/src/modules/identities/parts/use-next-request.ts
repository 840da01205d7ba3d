import { auditStatus, type IdentityRequest } from '@titian/contract'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns the request that follows the decided one at index `place`: the next waiting request,
 * otherwise the first waiting request, otherwise undefined.
 */
export function nextWaiting(
  list: readonly Pick<IdentityRequest, 'sign' | 'status'>[],
  place: number,
): string | undefined {
  const waits = ({ status }: Pick<IdentityRequest, 'status'>) => status === auditStatus.waiting
  return (list.slice(place).find(waits) ?? list.find(waits))?.sign
}

/**
 * Moves the focus from a decided request to the next waiting request, and to `end` if no request
 * waits.
 */
export function useNextRequest(list: readonly IdentityRequest[] | undefined) {
  const cards = useRef(new Map<string, HTMLElement>())
  const end = useRef<HTMLDivElement>(null)
  // The index of each request at the time of its decision; since then the decided requests have
  // left the list, and later requests have moved up.
  const places = useRef(new Map<string, number>())
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    if (left === null || !list) return
    const next = nextWaiting(list, places.current.get(left) ?? 0)
    const card = next === undefined ? undefined : cards.current.get(next)
    ;(card ?? end.current)?.focus()
    setLeft(null)
  }, [left, list])
  useEffect(() => {
    list?.forEach(({ sign }, place) => places.current.set(sign, place))
  }, [list])
  const cardRef = useCallback(
    (sign: string) => (element: HTMLElement | null) => {
      if (element) cards.current.set(sign, element)
      else cards.current.delete(sign)
    },
    [],
  )
  return { onLeft: setLeft, cardRef, end }
}
