import { useQueryClient } from '@tanstack/react-query'
import { courses, orders, study } from '@titian/contract'
import { callKey } from '@titian/site'
import { useCallback } from 'react'

/** The queries that a change of an order makes outdated. */
const outdated = [
  orders.orderDetail,
  orders.orderList,
  orders.virtualBalance,
  orders.virtualRecordList,
  courses.courseByCourseId,
  study.courseStudyProgress,
].map(callKey)

export function useOrderChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(
    () => Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  )
}
