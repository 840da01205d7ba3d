import { Button, Space } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { training } from '@titian/contract'
import {
  askOptions,
  ErrorView,
  SiteLink,
  useExistingPage,
  useListPages,
  usePageTitle,
  usePhoneLayout,
} from '@titian/site'
import { CardSkeleton, EmptyState, ListSkeleton, PageWidth } from '@titian/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { ListHead } from '../../../parts/list/list-head.tsx'
import { useListAddress, type ListAddress } from '../../../parts/list/use-list-address.ts'
import { trainLinks, type TrainFilter } from '../../../parts/train-links.ts'
import { pageSize, readTrainFilter, trainInput } from '../list/train-filter.ts'
import { TrainFilterBar } from '../list/train-filter-bar.tsx'
import { TrainGrid } from '../list/train-grid.tsx'

const useTrainList = (filter: TrainFilter, page: number) =>
  useListPages({
    page,
    size: pageSize,
    options: (one) => askOptions(training.trainList, trainInput(filter, one)),
    keyOf: ({ sign }) => sign,
  })

interface TrainsProps {
  address: ListAddress<TrainFilter>
  list: ReturnType<typeof useTrainList>
}

function Waiting() {
  const { t } = useTranslation('site')
  const phone = usePhoneLayout()
  const Skeleton = phone ? ListSkeleton : CardSkeleton
  return <Skeleton count={6} label={t('loading')} />
}

function Trains({ address, list }: TrainsProps) {
  const { t } = useTranslation('training')
  const isBeyond = useExistingPage(list.asked, address.page, pageSize, address.correct)
  if (list.isPending || isBeyond) return <Waiting />
  if (list.rows.length === 0) {
    if (list.error) return <ErrorView error={list.error} onRetry={list.retry} />
    if (Object.keys(address.filter).length === 0)
      return <EmptyState title={t('list.noneTitle')} text={t('list.noneText')} />
    return (
      <EmptyState
        title={t('list.emptyTitle')}
        text={t('list.emptyText')}
        action={<Button onClick={address.clear}>{t('list.clear')}</Button>}
      />
    )
  }
  return (
    <>
      <TrainGrid trains={list.rows} stale={list.isStale} />
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <ListFoot
        list={list}
        address={address}
        size={pageSize}
        moreLabel={(count) => t('list.showMore', { count })}
      />
    </>
  )
}

/** TRN-002, TRN-006: all trainings, filtered by the query of the address. */
export function TrainListPage() {
  const { t } = useTranslation('training')
  usePageTitle(t('list.title'))
  const search = useSearch({ from: paths.trainList })
  const said = useMemo(() => readTrainFilter(search), [search])
  const address = useListAddress(paths.trainList, said)
  const { filter, page, change, clear } = address
  const list = useTrainList(filter, page)
  return (
    <>
      <ListHead
        title={t('list.title')}
        lead={t('list.lead')}
        words={{ search: t('list.search'), clear: t('list.clearSearch') }}
        term={filter.trainName ?? ''}
        onSearch={(term) => change({ trainName: term || undefined })}
      />
      <PageWidth>
        <Space h={{ base: 'md', sm: 'xl' }} />
        <TrainFilterBar
          filter={filter}
          total={list.known && !list.isStale ? list.total : null}
          onChange={change}
          onClear={clear}
        />
        <Trains address={address} list={list} />
        <p>
          <SiteLink className="link" {...trainLinks.recommended()}>
            {t('list.recommended')}
          </SiteLink>
        </p>
      </PageWidth>
    </>
  )
}
