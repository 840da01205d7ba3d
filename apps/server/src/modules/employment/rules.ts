import type { PostState } from '@titian/contract'
import type { JobPostRow } from './tables.ts'

type Dated = Pick<JobPostRow, 'publishedAt' | 'endsAt' | 'takenDownAt'>

/**
 * JOB-050: a post accepts applications from its publication to its end, unless staff take it down.
 */
export function stateOf({ publishedAt, endsAt, takenDownAt }: Dated, now: Date): PostState {
  if (takenDownAt) return 'takenDown'
  if (!publishedAt) return 'draft'
  return endsAt > now ? 'live' : 'ended'
}
