import { Button, NativeSelect, Stack } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { training, trainStates, type TrainState } from '@titian/contract'
import {
  ErrorView,
  SiteLink,
  useAsk,
  useExistingPage,
  usePagerLabels,
  usePageTitle,
} from '@titian/site'
import { EmptyState, ListSkeleton, Pager, SectionHead } from '@titian/ui'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { trainLinks } from '../../../parts/train-links.ts'
import { useChangedDates } from '../detail/use-changed-dates.ts'
import { MyTrainRow } from '../mine/my-train-row.tsx'

const size = 10

interface ListProps {
  state: TrainState | undefined
  page: number
  onPage: (page: number) => void
}

function Trains({ state, page, onPage }: ListProps) {
  const { t } = useTranslation(['training', 'site'])
  const labels = usePagerLabels()
  const asked = useAsk(
    training.myTrainList,
    { ...(state && { state }), page, size },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const isBeyond = useExistingPage(asked, page, size, onPage)
  const { data, error, refetch } = asked
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={3} label={t('site:loading')} />
  if (data.total === 0)
    return (
      <EmptyState
        seed="empty-2"
        title={t(state ? 'mine.noneOfState' : 'mine.none')}
        text={state ? undefined : t('mine.noneText')}
        action={
          <Button component={SiteLink} {...trainLinks.list()}>
            {t('mine.find')}
          </Button>
        }
      />
    )
  return (
    <Stack gap="md">
      <Stack component="ul" gap="md">
        {data.list.map((train) => (
          <li key={train.sign}>
            <MyTrainRow train={train} />
          </li>
        ))}
      </Stack>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </Stack>
  )
}

/** TRN-049: the caller's trainings; state and page are in the address. */
export function MyTrainingPage() {
  const { t } = useTranslation(['training', 'train-cards'])
  usePageTitle(t('mine.title'))
  useChangedDates()
  const router = useRouter()
  const search = useSearch({ from: paths.myTraining })
  const state = trainStates.find((one) => one === search.state)
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const show = useCallback(
    (next: TrainState | undefined, nextPage = 1) =>
      void router.navigate({
        to: paths.myTraining,
        search: { state: next, page: nextPage > 1 ? String(nextPage) : undefined },
        replace: true,
      }),
    [router],
  )
  const turn = useCallback((next: number) => show(state, next), [show, state])
  const filter = (
    <NativeSelect
      size="sm"
      aria-label={t('list.state')}
      value={state ?? ''}
      onChange={({ currentTarget: { value } }) => show(trainStates.find((one) => one === value))}
      data={[
        { value: '', label: t('mine.anyState') },
        ...trainStates.map((one) => ({ value: one, label: t(`train-cards:state.${one}`) })),
      ]}
    />
  )
  return (
    <>
      <SectionHead level={1} title={t('mine.title')} more={filter} />
      <Trains state={state} page={page} onPage={turn} />
    </>
  )
}
