import { Box, Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { type FailedJob, jobKindText, operations } from '@titian/contract'
import { ErrorView, useAsk, useLanguage, usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
import { DataTable, EmptyState, SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { DiscardDialog } from '../jobs/discard-dialog.tsx'
import { useFailedColumns, useQueueColumns } from '../jobs/use-job-columns.tsx'

const size = 20

/** OPS-027: how many jobs of each kind wait, run and have failed. */
function Queues({ onKind }: { onKind: (kind: string) => void }) {
  const { t } = useTranslation('operations')
  const columns = useQueueColumns(onKind)
  const { data, error, refetch } = useAsk(operations.jobQueues, {})
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Surface padding="sm" gap="sm">
      <DataTable
        label={t('jobs.title')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ kind }) => kind}
        loading={!data}
        loadingLabel={t('site:loading')}
        empty={<EmptyState title={t('jobs.none')} text={t('jobs.noneText')} />}
      />
    </Surface>
  )
}

const useFailedJobs = () =>
  useCallList(operations.findFailedJobs, useSearch({ from: paths.jobQueues }), { size })

/** OPS-028, OPS-029: the jobs that have used up their retries. */
function Failed({ filter, change, list }: ReturnType<typeof useFailedJobs>) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const [discarded, setDiscarded] = useState<FailedJob | null>(null)
  const columns = useFailedColumns(setDiscarded)
  return (
    <>
      <SectionHead
        title={
          filter.kind
            ? t('jobs.failedOf', { kind: jobKindText(filter.kind, language) })
            : t('jobs.failedTitle')
        }
        lead={t('jobs.failedLead')}
        more={
          filter.kind ? (
            <Button variant="default" onClick={() => change({ kind: '' })}>
              {t('jobs.allKinds')}
            </Button>
          ) : undefined
        }
      />
      <ListSurface
        label={t('jobs.failedTitle')}
        columns={columns}
        rowKey={({ id }) => id}
        {...list}
        empty={<EmptyState title={t('jobs.noneFailed')} text={t('jobs.noneFailedText')} />}
      />
      {discarded ? (
        <DiscardDialog key={discarded.id} job={discarded} onClose={() => setDiscarded(null)} />
      ) : null}
    </>
  )
}

/** The jobs of the server for platform administrators; failed e-mails have a list of their own. */
export function JobsPage() {
  const { t } = useTranslation('operations')
  const failed = useFailedJobs()
  usePageTitle(t('jobs.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('jobs.title')}
        lead={t('jobs.lead')}
        more={
          <Button component={Link} to={paths.mails} variant="default">
            {t('jobs.mails')}
          </Button>
        }
      />
      <Queues onKind={(kind) => failed.change({ kind })} />
      <Box mt="xl">
        <Failed {...failed} />
      </Box>
    </>
  )
}
