import { Anchor, Box, Button, Group } from '@mantine/core'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type DataOf, employment } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  SiteLink,
  useAsk,
  useExistingPage,
  useListPages,
  usePageTitle,
  useSession,
  useSignIn,
} from '@titian/site'
import { EmptyState, ListSkeleton, PageWidth, SectionHead } from '@titian/ui'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { type JobList, jobLinks, jobLists } from '../../../parts/job-links.ts'
import { JobSlot } from '../../../parts/job-slot.tsx'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { withDelivery } from '../parts/delivery-badge.tsx'
import { PostRows } from '../parts/post-row.tsx'
import { PostRowsWithState } from '../parts/post-rows-with-state.tsx'
import { pageIn, useTurning, wordOfPage } from '../parts/use-turning.ts'

const pageSize = 10

interface ListedProps {
  list: JobList
  positionId: string | undefined
}

type Options = UseQueryOptions<DataOf<typeof employment.collectedPositions>>

function optionsOf({ list, positionId }: ListedProps, page: number): Options {
  const window = { page, size: pageSize }
  if (list === 'collected') return askOptions(employment.collectedPositions, window)
  const signType = list === 'promoted' ? 2 : 1
  const input = { ...window, signType, ...(positionId && { positionId }) } as const
  const options = askOptions(employment.enterpriseRecruitmentList, input)
  return { ...options, select: withDelivery } as unknown as Options
}

function Listed({ list, positionId }: ListedProps) {
  const { t } = useTranslation(['employment', 'site'])
  const page = pageIn(useSearch({ from: paths.moreJobs }).page)
  const at = useCallback(
    (next: number) => jobLinks.more({ list, positionId, page: wordOfPage(next) }),
    [list, positionId],
  )
  const turning = useTurning(page, at)
  const found = useListPages({
    page,
    size: pageSize,
    options: (one) => optionsOf({ list, positionId }, one),
    keyOf: (post) => post.positionId,
  })
  const isBeyond = useExistingPage(found.asked, page, pageSize, turning.correct)
  if (found.isPending || isBeyond) return <ListSkeleton count={5} label={t('site:loading')} />
  if (found.rows.length === 0) {
    if (found.error) return <ErrorView error={found.error} onRetry={found.retry} />
    return (
      <EmptyState
        title={t(list === 'collected' ? 'more.noneCollected' : 'more.none')}
        text={t(list === 'collected' ? 'more.noneCollectedText' : 'more.noneText')}
        action={
          <Button component={SiteLink} {...jobLinks.home()}>
            {t('detail.toJobs')}
          </Button>
        }
      />
    )
  }
  const Rows = list === 'collected' ? PostRowsWithState : PostRows
  return (
    <>
      <Rows posts={found.rows} stale={found.isStale} />
      <ListFoot
        list={found}
        address={turning}
        size={pageSize}
        moreLabel={(count) => t('list.showMore', { count })}
      />
    </>
  )
}

/**
 * The posts for the job intention that the address names, or else for the first intention of the
 * resume.
 */
function Intended({ positionId }: { positionId: string | undefined }) {
  const { t } = useTranslation(['employment', 'site'])
  const { data, error, refetch } = useAsk(employment.intendedPositions, {})
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={5} label={t('site:loading')} />
  const shown = data.find((one) => one.positionId === positionId) ?? data[0]
  if (!shown)
    return (
      <EmptyState
        title={t('intended.none')}
        action={
          <Button component={SiteLink} {...jobLinks.resume()}>
            {t('intended.toResume')}
          </Button>
        }
      />
    )
  return (
    <>
      <Group component="nav" gap="xs" mb="lg" aria-label={t('more.intended')}>
        {data.map((one) => (
          <Button
            key={one.positionId}
            component={SiteLink}
            {...jobLinks.more({ list: 'intended', positionId: one.positionId })}
            variant={one === shown ? 'filled' : 'default'}
            size="sm"
            aria-current={one === shown ? 'page' : undefined}
          >
            {[one.positionName, one.cityName].filter(Boolean).join(' · ')}
          </Button>
        ))}
      </Group>
      <Listed key={shown.positionId} list="intended" positionId={shown.positionId} />
    </>
  )
}

/** Lists that only a signed-in person has. */
const ownLists: readonly JobList[] = ['intended', 'collected']

function SignInFirst() {
  const { t } = useTranslation('employment')
  const openSignIn = useSignIn()
  return (
    <EmptyState
      title={t('more.signIn')}
      text={t('more.signInText')}
      action={<Button onClick={() => openSignIn('login')}>{t('more.toSignIn')}</Button>}
    />
  )
}

/** JOB-002, JOB-034: the full list behind each list of the page of jobs. */
export function MoreJobsPage() {
  const { t } = useTranslation('employment')
  const { status } = useSession()
  const search = useSearch({ from: paths.moreJobs })
  const list = jobLists.find((one) => one === search.list) ?? 'recommended'
  usePageTitle(t(`more.${list}`))
  const isClosed = status === 'visitor' && ownLists.includes(list)
  const shown = status === 'visitor' ? jobLists.filter((one) => !ownLists.includes(one)) : jobLists
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }} maw={860}>
        <Anchor component={SiteLink} {...jobLinks.home()} fz="sm">
          {t('detail.toJobs')}
        </Anchor>
        <SectionHead level={1} title={t(`more.${list}`)} lead={t(`more.lead.${list}`)} />
        <Group component="nav" gap="lg" mb="lg" aria-label={t('more.lists')}>
          {shown
            .filter((one) => one !== list)
            .map((one) => (
              <Anchor key={one} component={SiteLink} {...jobLinks.more({ list: one })} fz="sm">
                {t(`more.${one}`)}
              </Anchor>
            ))}
        </Group>
        {list === 'recommended' ? <JobSlot act="SendToAll" /> : null}
        {isClosed ? (
          <SignInFirst />
        ) : list === 'intended' ? (
          <Intended positionId={search.positionId} />
        ) : (
          <Listed key={list} list={list} positionId={undefined} />
        )}
      </Box>
    </PageWidth>
  )
}
