import { courses, statistics, type TaughtCourse } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Approved = Pick<TaughtCourse, 'idSign' | 'courseName'>

const refresh = [statistics.reviewList, statistics.courseSteps, statistics.waitingWork].map(callKey)

/**
 * TCH-166: approves in one press what the list shows, at the revision that it shows (TCH-110). The course approved last
 * stands above the list, with the button that takes it off again.
 */
export function useQuickApproval() {
  const [approved, setApproved] = useState<Approved | null>(null)
  const client = useQueryClient()
  const act = useAct(courses.courseAction, {
    refresh,
    onDone: ({ idSign, courseName }, { action }) =>
      setApproved(action === 'approve' ? { idSign, courseName } : null),
    // Somebody changed the course or decided meanwhile: the list is read again before the next press.
    onRefusal: () => {
      void client.invalidateQueries({ queryKey: callKey(statistics.reviewList) })
      return false
    },
  })
  return {
    approved,
    busy: act.isPending,
    approve: ({ idSign: sign, revision }: TaughtCourse) =>
      act.mutate({ sign, action: 'approve', revision }),
    takeOff: ({ idSign: sign }: Approved) => act.mutate({ sign, action: 'takeOff' }),
  }
}
