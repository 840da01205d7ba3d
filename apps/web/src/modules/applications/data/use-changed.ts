import { useQueryClient } from '@tanstack/react-query'
import { type ApplicationDetail, applications, employment } from '@titian/contract'
import { askKey, callKey } from '@titian/site'
import { useCallback } from 'react'
import type { AppliedPost } from '../../../parts/job-acts.ts'

/** Everything that shows what has become of the applications of the reader. */
export const shown = [
  applications.userJob,
  applications.sentEmails,
  applications.sendEmailToAllList,
  employment.enterpriseRecruitmentList,
  employment.deliveryOfPosts,
].map(callKey)

/** JOB-005: keeps what a call answered, so that every page shows the new state at once. */
export function useChanged() {
  const client = useQueryClient()
  return useCallback(
    (detail: ApplicationDetail) => {
      const { sign, state, post } = detail
      client.setQueryData(askKey(applications.application, { sign }), detail)
      client.setQueryData<AppliedPost>(
        askKey(employment.jobDetails, { positionId: post.positionId }),
        (before) => before && { ...before, extend: { ...before.extend, delivery: state } },
      )
      for (const queryKey of shown) void client.invalidateQueries({ queryKey })
    },
    [client],
  )
}
