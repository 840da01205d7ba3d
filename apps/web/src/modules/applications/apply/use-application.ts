import { applications } from '@titian/contract'
import { useAsk, useSession } from '@titian/site'
import { applicationLinks } from '../../../parts/application-links.ts'
import type { AppliedPost } from '../../../parts/job-acts.ts'

/**
 * JOB-005, JOB-043: returns the state of the application for a post, and whether the person can
 * apply now.
 */
export function useApplication(post: AppliedPost) {
  const isSignedIn = useSession().status === 'signedIn'
  const state = (isSignedIn && post.extend?.delivery) || 'none'
  const isApplied = state !== 'none'
  const { data } = useAsk(applications.userJob, {}, { enabled: isApplied, quiet: true })
  const sent = data?.sentList.find((one) => one.post.positionId === post.positionId)
  return {
    state,
    mayApply: post.state === 'live' && (!isApplied || state === 'withdrawn'),
    link: sent ? applicationLinks.one(sent.sign) : applicationLinks.board(),
  }
}
