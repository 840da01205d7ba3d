import type { AnyCall, InputOf } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, isAsStudent, useSession } from '@titian/site'
import { useEffect } from 'react'

interface VisitCalls<C extends AnyCall> {
  note: C
  /** The history, which is another after it. */
  list: AnyCall
}

/** CRS-192, CNT-046: notes that somebody opened a page; who acts as a student, or looks on as one, leaves no trace. */
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
      // A history with a gap is no reason to disturb whoever reads the page.
      () => undefined,
    )
  }, [person, named, note, list, client])
}
