import { Box, Button, Flex } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls, trainStates } from '@titian/contract'
import { SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, RowLink, useListSearch } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CopyDialog } from '../programme/copy-dialog.tsx'
import { TrainMarks } from '../programme/train-marks.tsx'

const size = 20

function useColumns(onCopy: (train: TaughtTrain) => void): DataColumn<TaughtTrain>[] {
  const { t } = useTranslation('training')
  const { date, number } = useFormats()
  return [
    {
      key: 'name',
      title: t('list.name'),
      onCard: 'title',
      render: (train) => (
        <RowLink {...linkTo.training(train.sign)} stacked>
          <b className="clip-2">{train.trainName}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {[train.cohort, ...train.teacherNames].filter(Boolean).join(' · ')}
          </Box>
        </RowLink>
      ),
    },
    { key: 'state', title: t('list.state'), render: (train) => <TrainMarks train={train} /> },
    {
      key: 'dates',
      title: t('list.dates'),
      render: ({ startTime, endTime }) =>
        startTime && endTime ? `${date(startTime)} – ${date(endTime)}` : t('list.undated'),
    },
    {
      key: 'chapters',
      title: t('list.chapters'),
      align: 'end',
      render: ({ chapters }) => number(chapters),
    },
    {
      key: 'learners',
      title: t('list.learners'),
      align: 'end',
      render: ({ learners }) => number(learners),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('copy.title')}</span>,
      onCard: 'actions',
      align: 'end',
      render: (train) => (
        <Button
          variant="subtle"
          leftSection={<IconCopy size={18} aria-hidden />}
          aria-label={t('copy.of', { name: train.trainName })}
          onClick={() => onCopy(train)}
        >
          {t('copy.open')}
        </Button>
      ),
    },
  ]
}

/** TRN-057: the programmes that this teacher runs; staff see all of the school. */
export function TrainingsPage() {
  const { t } = useTranslation('training')
  const { search, page, change } = useListSearch(useSearch({ from: paths.trainings }))
  const [copied, setCopied] = useState<TaughtTrain | null>(null)
  const columns = useColumns(setCopied)
  usePageTitle(t('list.title'))
  const text = search.text?.trim().slice(0, 60) ?? ''
  const state = trainStates.find((one) => one === search.state)
  const asked = useAsk(
    trainStaffCalls.listTaughtTrains,
    { text, state, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const isNarrowed = text !== '' || state !== undefined
  const more = (
    <Button
      component={SiteLink}
      {...linkTo.newTraining()}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('list.title')} lead={t('list.lead')} more={more} />
      <ListSurface
        label={t('list.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        filters={
          <FilterBar
            label={t('list.find')}
            value={text}
            maxLength={60}
            onSearch={(next) => change({ text: next })}
          >
            <FilterSelect
              label={t('list.state')}
              value={state ?? ''}
              options={[
                { value: '', label: t('list.everyState') },
                ...trainStates.map((value) => ({ value, label: t(`state.${value}`) })),
              ]}
              onChange={(next) => change({ state: next })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            seed={isNarrowed ? 'empty-2' : 'empty-1'}
            title={t(isNarrowed ? 'list.nothing' : 'list.none')}
            text={t(isNarrowed ? 'list.nothingText' : 'list.noneText')}
            action={<Flex justify="center">{isNarrowed ? null : more}</Flex>}
          />
        }
      />
      {copied ? <CopyDialog train={copied} onClose={() => setCopied(null)} /> : null}
    </>
  )
}
