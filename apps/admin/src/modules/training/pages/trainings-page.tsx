import { Anchor, Box, Button, Group, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type TaughtTrain, trainStaffCalls, trainStates } from '@titian/contract'
import { callKey, SiteLink, useAct, useAsk, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, useListSearch } from '@titian/site/staff'
import {
  ConfirmDialog,
  type DataColumn,
  EmptyState,
  SectionHead,
  StatusBadge,
  toast,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const size = 20

const tones = {
  scheduling: 'neutral',
  notStarted: 'info',
  inProgress: 'ok',
  completed: 'neutral',
} as const

function PublishButton({ train }: { train: TaughtTrain }) {
  const { t } = useTranslation(['training', 'site'])
  const [asks, setAsks] = useState(false)
  const { sign: trainId, trainName: name, published } = train
  const act = useAct(trainStaffCalls.publishTrain, {
    refresh: [callKey(trainStaffCalls.listTaughtTrains)],
    onDone: () => toast.success(t(published ? 'takeBack.done' : 'publish.done', { name })),
  })
  if (!published)
    return (
      <Button
        variant="default"
        loading={act.isPending}
        aria-label={t('publish.of', { name })}
        onClick={() => act.mutate({ trainId, published: true })}
      >
        {t('publish.act')}
      </Button>
    )
  return (
    <>
      <Button
        variant="subtle"
        aria-label={t('takeBack.of', { name })}
        onClick={() => setAsks(true)}
      >
        {t('takeBack.act')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('takeBack.title', { name })}
        text={t('takeBack.text')}
        confirmLabel={t('takeBack.act')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await act.mutateAsync({ trainId, published: false }))}
      />
    </>
  )
}

function useColumns(): DataColumn<TaughtTrain>[] {
  const { t } = useTranslation('training')
  const { date, number } = useFormats()
  return [
    {
      key: 'name',
      title: t('list.name'),
      onCard: 'title',
      render: ({ sign, trainName, cohort, teacherNames }) => (
        <Stack gap={0}>
          <Anchor href={`/teacher/#/training/${sign}`} fw={600}>
            {trainName}
          </Anchor>
          <Box component="span" c="dimmed" fz="xs">
            {[cohort, ...teacherNames].filter(Boolean).join(' · ')}
          </Box>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ state, published }) => (
        <Group component="span" gap="xs" display="inline-flex">
          <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
          <StatusBadge tone={published ? 'ok' : 'warn'}>
            {t(published ? 'published' : 'unpublished')}
          </StatusBadge>
        </Group>
      ),
    },
    {
      key: 'dates',
      title: t('list.dates'),
      render: ({ startTime, endTime }) =>
        startTime && endTime ? `${date(startTime)} – ${date(endTime)}` : t('list.undated'),
    },
    {
      key: 'learners',
      title: t('list.learners'),
      align: 'end',
      render: ({ learners }) => number(learners),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('list.acts')}</span>,
      onCard: 'actions',
      align: 'end',
      render: (train) => (train.may.publish ? <PublishButton train={train} /> : null),
    },
  ]
}

/** TRN-058: all programmes of the school, to be published or taken back. */
export function TrainingsPage() {
  const { t } = useTranslation('training')
  const { search, page, change } = useListSearch(useSearch({ from: paths.trainings }))
  const columns = useColumns()
  usePageTitle(t('list.title'))
  const text = search.text?.trim().slice(0, 60) ?? ''
  const state = trainStates.find((one) => one === search.state)
  const asked = useAsk(
    trainStaffCalls.listTaughtTrains,
    { text, state, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const isNarrowed = text !== '' || state !== undefined
  return (
    <>
      <SectionHead
        level={1}
        title={t('list.title')}
        lead={t('list.lead')}
        more={
          <Button component={SiteLink} {...linkTo.taskRules()} variant="default">
            {t('rules.open')}
          </Button>
        }
      />
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
          />
        }
      />
    </>
  )
}
