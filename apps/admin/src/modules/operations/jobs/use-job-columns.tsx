import { Button, Group } from '@mantine/core'
import { type FailedJob, jobKindText, type JobQueue, operations } from '@titian/contract'
import { callKey, useAct, useFormats, useLanguage } from '@titian/site'
import { type DataColumn, StatusBadge, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** OPS-028: lets one failed job, or with null all of a kind, run again. */
function RetryButton({ kind, id, label }: { kind: string; id: string | null; label: string }) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const { colon } = useFormats()
  const retry = useAct(operations.retryJobs, {
    refresh: [callKey(operations.findFailedJobs), callKey(operations.jobQueues)],
    onDone: ({ count }) => toast.success(t('jobs.retried', { count })),
  })
  return (
    <Button
      variant="default"
      loading={retry.isPending}
      aria-label={`${label}${colon}${jobKindText(kind, language)}`}
      onClick={() => retry.mutate({ kind, id })}
    >
      {label}
    </Button>
  )
}

export function useQueueColumns(onKind: (kind: string) => void): DataColumn<JobQueue>[] {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const { number, dateTime, colon } = useFormats()
  return [
    {
      key: 'kind',
      title: t('jobs.column.kind'),
      onCard: 'title',
      render: ({ kind }) => <b>{jobKindText(kind, language)}</b>,
    },
    {
      key: 'waiting',
      title: t('jobs.column.waiting'),
      align: 'end',
      render: ({ waiting }) => <span className="num">{number(waiting)}</span>,
    },
    {
      key: 'oldest',
      title: t('jobs.column.oldest'),
      render: ({ oldestDue }) => (
        <span className="num">{oldestDue === null ? '–' : dateTime(oldestDue)}</span>
      ),
    },
    {
      key: 'running',
      title: t('jobs.column.running'),
      align: 'end',
      render: ({ running }) => <span className="num">{number(running)}</span>,
    },
    {
      key: 'failed',
      title: t('jobs.column.failed'),
      align: 'end',
      render: ({ failed }) =>
        failed === 0 ? (
          <span className="num">0</span>
        ) : (
          <StatusBadge tone="danger">{number(failed)}</StatusBadge>
        ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('jobs.column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: ({ kind, failed }) =>
        failed === 0 ? null : (
          <Group gap="xs" justify="flex-end">
            <Button
              variant="default"
              aria-label={`${t('jobs.show')}${colon}${jobKindText(kind, language)}`}
              onClick={() => onKind(kind)}
            >
              {t('jobs.show')}
            </Button>
            <RetryButton kind={kind} id={null} label={t('jobs.retryAll')} />
          </Group>
        ),
    },
  ]
}

export function useFailedColumns(onDiscard: (job: FailedJob) => void): DataColumn<FailedJob>[] {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const { number, dateTime, colon } = useFormats()
  return [
    {
      key: 'kind',
      title: t('jobs.column.kind'),
      onCard: 'title',
      render: ({ kind }) => <b>{jobKindText(kind, language)}</b>,
    },
    {
      key: 'failedAt',
      title: t('jobs.column.failedAt'),
      render: ({ failedAt }) => <span className="num">{dateTime(failedAt)}</span>,
    },
    {
      key: 'message',
      title: t('jobs.column.message'),
      wide: true,
      render: ({ message }) => <span style={{ overflowWrap: 'anywhere' }}>{message}</span>,
    },
    {
      key: 'tries',
      title: t('jobs.column.tries'),
      align: 'end',
      render: ({ tries }) => <span className="num">{number(tries)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('jobs.column.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (job) => (
        <Group gap="xs" justify="flex-end">
          <RetryButton kind={job.kind} id={job.id} label={t('jobs.retry')} />
          <Button
            variant="default"
            aria-label={`${t('jobs.discard')}${colon}${jobKindText(job.kind, language)}`}
            onClick={() => onDiscard(job)}
          >
            {t('jobs.discard')}
          </Button>
        </Group>
      ),
    },
  ]
}
