import { useQueryClient } from '@tanstack/react-query'
import { type ApplicationDetail, applications, employment } from '@titian/contract'
import { askKey, callKey } from '@titian/site'
import { useCallback } from 'react'
import type { AppliedPost } from '../../../parts/job-acts.ts'

/** The queries that show the states of the reader's applications. */
export const shown = [
  applications.userJob,
  applications.sentEmails,
  applications.sendEmailToAllList,
  employment.enterpriseRecruitmentList,
  employment.deliveryOfPosts,
].map(callKey)

/**
 * JOB-005: stores the response of a call and refreshes the other queries, so that every page shows
 * the new state.
 */
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
