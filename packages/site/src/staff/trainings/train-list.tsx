import { Box, Flex } from '@mantine/core'
import { type TaughtTrain, trainStaffCalls, trainStates } from '@titian/contract'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'
import { usePageTitle } from '../../routing/page-title.ts'
import type { Words } from '../../routing/search.ts'
import { FilterBar, FilterSelect } from '../list/filter-bar.tsx'
import { ListSurface } from '../list/list-surface.tsx'
import { useCallList } from '../list/use-call-list.ts'
import type { ListWords } from '../list/use-list-search.ts'
import { TrainMarks } from './train-marks.tsx'

const size = 20

interface TrainListProps {
  search: Words<ListWords<typeof trainStaffCalls.listTaughtTrains>>
  lead: string
  more: ReactNode
  /** The name of a programme as a link; `about` is its cohort and its teachers. */
  renderTrain: (train: TaughtTrain, about: ReactNode) => ReactNode
  renderActs: (train: TaughtTrain) => ReactNode
  /**
   * Shown if the list is empty. On the site where programmes are created, a link that creates one;
   * on other sites, a text that says who creates programmes.
   */
  empty: { text: string; action?: ReactNode }
}

function useColumns({
  renderTrain,
  renderActs,
}: Pick<TrainListProps, 'renderTrain' | 'renderActs'>): DataColumn<TaughtTrain>[] {
  const { t } = useTranslation('staff')
  const { date, number } = useFormats()
  return [
    {
      key: 'name',
      title: t('trainings.name'),
      onCard: 'title',
      render: (train) =>
        renderTrain(
          train,
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {[train.cohort, ...train.teacherNames].filter(Boolean).join(' · ')}
          </Box>,
        ),
    },
    { key: 'state', title: t('trainings.state'), render: (train) => <TrainMarks train={train} /> },
    {
      key: 'dates',
      title: t('trainings.dates'),
      render: ({ startTime, endTime }) =>
        startTime && endTime
          ? t('trainings.fromTo', { from: date(startTime), to: date(endTime) })
          : t('trainings.undated'),
    },
    {
      key: 'chapters',
      title: t('trainings.chapters'),
      align: 'end',
      render: ({ chapters }) => number(chapters),
    },
    {
      key: 'learners',
      title: t('trainings.learners'),
      align: 'end',
      render: ({ learners }) => number(learners),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('trainings.acts')}</span>,
      onCard: 'actions',
      align: 'end',
      render: renderActs,
    },
  ]
}

/**
 * TRN-057, TRN-058: the programmes that the user manages; staff see all programmes of the school.
 */
export function TrainList({
  search: words,
  lead,
  more,
  renderTrain,
  renderActs,
  empty,
}: TrainListProps) {
  const { t } = useTranslation('staff')
  const { filter, change, list } = useCallList(trainStaffCalls.listTaughtTrains, words, { size })
  const columns = useColumns({ renderTrain, renderActs })
  const title = t('trainings.title')
  usePageTitle(title)
  const { text, state } = filter
  const isNarrowed = text !== '' || state !== undefined
  return (
    <>
      <SectionHead level={1} title={title} lead={lead} more={more} />
      <ListSurface
        label={title}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('trainings.find')}
            value={text}
            maxLength={60}
            onSearch={(next) => change({ text: next })}
          >
            <FilterSelect
              label={t('trainings.state')}
              value={state ?? ''}
              options={[
                { value: '', label: t('trainings.everyState') },
                ...trainStates.map((value) => ({
                  value,
                  label: t(`trainings.states.${value}`),
                })),
              ]}
              onChange={(next) => change({ state: next })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            seed={isNarrowed ? 'empty-2' : 'empty-1'}
            title={t(isNarrowed ? 'trainings.nothing' : 'trainings.none')}
            text={isNarrowed ? t('trainings.nothingText') : empty.text}
            action={<Flex justify="center">{isNarrowed ? null : empty.action}</Flex>}
          />
        }
      />
    </>
  )
}
