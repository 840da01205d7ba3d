import { employment } from '@titian/contract'
import { ErrorView, useAsk, useSession } from '@titian/site'
import { EmptyState, ListSkeleton, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type JobList, jobLinks } from '../../../parts/job-links.ts'
import { JobSlot } from '../../../parts/job-slot.tsx'
import { type ListedPost, withDelivery } from '../parts/delivery-badge.tsx'
import { PostRows } from '../parts/post-row.tsx'
import { PostRowsWithState } from '../parts/post-rows-with-state.tsx'
import { MoreLink } from './more-link.tsx'

/** Equal to the first data of the server-rendered page. */
const few = { page: 1, size: 6 } as const
const fewCollected = { page: 1, size: 3 } as const

interface SectionProps {
  list: JobList
  asked: {
    data: { list: ListedPost[]; total: number } | undefined
    error: unknown
    refetch: () => unknown
  }
}

/** A list of posts with a link to all of them. An empty list is left out. */
function PostSection({ list, asked: { data, error, refetch } }: SectionProps) {
  const { t } = useTranslation(['employment', 'site'])
  const id = `posts-${list}`
  const title = t(`more.${list}`)
  if (data?.total === 0) return null
  const Rows = list === 'collected' ? PostRowsWithState : PostRows
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        more={
          data && data.total > data.list.length ? (
            <MoreLink {...jobLinks.more({ list })} label={t(`home.all.${list}`)} />
          ) : null
        }
      />
      {data && list === 'recommended' ? <JobSlot act="SendToAll" /> : null}
      {data ? (
        <Rows posts={data.list} level={3} />
      ) : error ? (
        <ErrorView level={3} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton count={3} label={t('site:loading')} />
      )}
    </section>
  )
}

type Asked = ReturnType<typeof useAsk<typeof employment.enterpriseRecruitmentList>>
const shownOf = ({ data, error, refetch }: Pick<Asked, 'data' | 'error' | 'refetch'>) => ({
  data: data && withDelivery(data),
  error,
  refetch,
})

/** JOB-012, JOB-034: recommended and promoted posts. */
export function MarkedPosts() {
  const { t } = useTranslation('employment')
  const recommended = useAsk(employment.enterpriseRecruitmentList, { ...few, signType: 1 })
  const promoted = useAsk(employment.enterpriseRecruitmentList, { ...few, signType: 2 })
  if (recommended.data?.total === 0 && promoted.data?.total === 0)
    return <EmptyState title={t('home.none')} text={t('home.noneText')} />
  return (
    <>
      <PostSection list="recommended" asked={shownOf(recommended)} />
      <PostSection list="promoted" asked={shownOf(promoted)} />
    </>
  )
}

/** JOB-019: the posts that the student has collected last. */
export function CollectedPosts() {
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const asked = useAsk(employment.collectedPositions, fewCollected, { enabled: isSignedIn })
  return isSignedIn ? <PostSection list="collected" asked={asked} /> : null
}
