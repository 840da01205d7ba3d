import { Button, Group, Stack } from '@mantine/core'
import { resume, type ResumeReview } from '@titian/contract'
import { ErrorView, useAsk, usePagerLabels } from '@titian/site'
import { EmptyState, ListSkeleton, Pager } from '@titian/ui'
import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { Panel, type PanelProps } from '../panel.tsx'
import { RequestForm } from './request-form.tsx'
import { Review } from './review.tsx'

const size = 10

interface ListProps {
  onAsk: () => void
  onClose: () => void
  onOpen: PanelProps['onOpen']
}

function Requests({ onAsk, onClose, onOpen }: ListProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { resumeId } = useResume()
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useAsk(
    resume.listResumeReviews,
    { resumeId, page, size },
    { staleTime: 0 },
  )
  const ask = (
    <Button leftSection={<IconMessagePlus size={18} aria-hidden />} onClick={onAsk}>
      {t('panels.comments.ask')}
    </Button>
  )
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={2} label={t('site:loading')} picture={false} />
  if (data.total === 0)
    return (
      <EmptyState
        title={t('panels.comments.none')}
        text={t('panels.comments.noneText')}
        action={ask}
      />
    )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <span className="meta">{t('panels.comments.unresolved', { count: data.unresolved })}</span>
        {ask}
      </Group>
      {data.list.map((review: ResumeReview) => (
        <Review
          key={review.sign}
          review={review}
          onShow={(part, entry) => {
            onClose()
            onOpen?.(part, entry)
          }}
        />
      ))}
      <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
    </Stack>
  )
}

/** RES-120, RES-130: requests to teachers, and their comments on the resume. */
export function CommentsPanel({ onClose, onOpen }: PanelProps) {
  const { t } = useTranslation('resume')
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel title={t('panels.comments.title')} onClose={onClose}>
      {isAsking ? (
        <RequestForm onBack={() => setAsking(false)} />
      ) : (
        <Requests onAsk={() => setAsking(true)} onClose={onClose} onOpen={onOpen} />
      )}
    </Panel>
  )
}
