import { Box, Stack, Title } from '@mantine/core'
import { exams, type Examination, type ExaminationChange } from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import { ListSurface } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmountWords } from './use-amount-words.ts'

const size = 10

type Times = NonNullable<ExaminationChange['times']>

/** Describes each change of times in one line, with the old and the new value. */
function useTimeLines(): (times: Times) => string[] {
  const { t } = useTranslation('exams')
  const { dateTime } = useFormats()
  const end = (time: string | null) => (time ? dateTime(time) : t('list.open'))
  return ({ before, after }) => [
    ...(before.endTime === after.endTime
      ? []
      : [t('times.endFromTo', { from: end(before.endTime), to: end(after.endTime) })]),
    ...(before.examTime === after.examTime
      ? []
      : [t('times.limitFromTo', { from: before.examTime, to: after.examTime })]),
    ...(before.reviewWhen === after.reviewWhen
      ? []
      : [
          t('times.reviewFromTo', {
            from: t(`review.${before.reviewWhen}`),
            to: t(`review.${after.reviewWhen}`),
          }),
        ]),
  ]
}

function What({ change }: { change: ExaminationChange }) {
  const { t } = useTranslation('exams')
  const words = useAmountWords()
  const lines = useTimeLines()
  const { times, allowance, userName, standing, kind } = change
  const shown = times
    ? lines(times)
    : [
        t(kind === 'given' ? 'times.changeGiven' : 'times.changeEnded', {
          name: userName ?? '',
          what: words(kind === 'given' ? (allowance?.after ?? null) : (allowance?.before ?? null)),
        }),
        ...(standing ? [t('times.scopeStanding')] : []),
      ]
  return (
    <Stack gap={2} py={6}>
      {shown.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}

/** EXM-174: the log of changed times, newest first: given and ended allowances, and extensions. */
export function ChangeList({ examination }: { examination: Examination }) {
  const { t } = useTranslation('exams')
  const { dateTime } = useFormats()
  const [page, setPage] = useState(1)
  const asked = useAsk(
    exams.listExaminationChanges,
    { examinationId: examination.idSign, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const columns: DataColumn<ExaminationChange>[] = [
    {
      key: 'what',
      title: t('times.what'),
      onCard: 'title',
      render: (change) => <What change={change} />,
    },
    {
      key: 'reason',
      title: t('times.why'),
      render: ({ reason }) => <Box style={{ overflowWrap: 'anywhere' }}>{reason}</Box>,
    },
    { key: 'by', title: t('times.by'), render: ({ changedBy }) => changedBy },
    {
      key: 'at',
      title: t('times.at'),
      render: ({ changedAt }) => <span className="num">{dateTime(changedAt)}</span>,
    },
  ]
  return (
    <section aria-labelledby="time-changes">
      <Title order={2} size="h3" id="time-changes" mb="sm">
        {t('times.changes')}
      </Title>
      <ListSurface
        label={t('times.changes')}
        columns={columns}
        rowKey={({ changeId }) => changeId}
        asked={asked}
        page={page}
        size={size}
        onPage={setPage}
        empty={
          <EmptyState seed="empty-1" title={t('times.noChanges')} text={t('times.noChangesText')} />
        }
      />
    </section>
  )
}
