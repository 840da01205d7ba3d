import { favourites } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, isAsStudent, useSession } from '@titian/site'
import { useEffect } from 'react'

/** CRS-192: notes that somebody opened the course; who acts as a student, or looks on as one, leaves no trace. */
export function useVisit(sign: string): void {
  const { user } = useSession()
  const client = useQueryClient()
  const leavesTrace = user?.impersonation === null && !isAsStudent()
  const person = user && leavesTrace ? user.userId : null
  useEffect(() => {
    if (person === null) return
    ask(favourites.noteVisit, { sign }, { quiet: true }).then(
      () => client.invalidateQueries({ queryKey: callKey(favourites.listVisits) }),
      // A history with a gap is no reason to disturb whoever reads the page.
      () => undefined,
    )
  }, [person, sign, client])
}
