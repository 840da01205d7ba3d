import type { AnyCall, InputOf } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, isAsStudent, useSession } from '@titian/site'
import { useEffect } from 'react'

interface VisitCalls<C extends AnyCall> {
  note: C
  /** The query of the history, which the visit makes outdated. */
  list: AnyCall
}

/**
 * CRS-192, CNT-046: records that a page was opened, except during an impersonation or a preview.
 */
export function useVisit<C extends AnyCall>(
  { note, list }: VisitCalls<C>,
  input: InputOf<C>,
): void {
  const { user } = useSession()
  const client = useQueryClient()
  const leavesTrace = user?.impersonation === null && !isAsStudent()
  const person = user && leavesTrace ? user.userId : null
  const named = JSON.stringify(input)
  useEffect(() => {
    if (person === null) return
    ask(note, JSON.parse(named) as InputOf<C>, { quiet: true }).then(
      () => client.invalidateQueries({ queryKey: callKey(list) }),
      // A failed call is ignored, because a missing entry in the history is not worth a message.
      () => undefined,
    )
  }, [person, named, note, list, client])
}
