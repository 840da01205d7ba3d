import { Button, Group, Stack } from '@mantine/core'
import { resume } from '@titian/contract'
import { ErrorView, useAsk, useFormats } from '@titian/site'
import { ConfirmDialog, ListSkeleton, Note } from '@titian/ui'
import { IconArrowLeft, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { BothSides } from '../both-sides.tsx'
import { PageView } from '../page-view.tsx'
import { usePanelChange } from '../use-panel-change.ts'

interface RevisionViewProps {
  revision: number
  onBack: () => void
}

/** RES-077: an older version beside the current one, with a button to restore it. */
export function RevisionView({ revision, onBack }: RevisionViewProps) {
  const { t } = useTranslation(['resume', 'site'])
  const { detail, resumeId } = useResume()
  const formats = useFormats()
  const [isAsking, setIsAsking] = useState(false)
  const { data, error, refetch } = useAsk(resume.resumeRevision, { resumeId, revision })
  const restoring = usePanelChange({
    done: t('panels.revisions.restored'),
    nothing: t('panels.revisions.same'),
    onDone: onBack,
  })
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton label={t('site:loading')} picture={false} />
  const time = formats.dateTime(data.savedAt)
  const older = t('panels.revisions.olderTitle', { time })
  const now = t('panels.revisions.nowTitle')
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Button
          variant="subtle"
          color="neutral"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {t('panels.revisions.back')}
        </Button>
        <Button
          leftSection={<IconHistory size={18} aria-hidden />}
          loading={restoring.busy}
          onClick={() => setIsAsking(true)}
        >
          {t('panels.revisions.restore')}
        </Button>
      </Group>
      {restoring.isStale ? (
        <Note tone="warn" live>
          {t('panels.revisions.stale')}
        </Note>
      ) : null}
      <BothSides
        label={t('panels.revisions.side')}
        first={{ label: older, view: <PageView title={older} {...data} /> }}
        second={{ label: now, view: <PageView title={now} {...detail} /> }}
      />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('panels.revisions.ask', { time })}
        text={t('panels.revisions.askText')}
        confirmLabel={t('panels.revisions.restore')}
        cancelLabel={t('site:cancel')}
        onConfirm={() =>
          restoring.start(resume.restoreResumeRevision, { resumeId, restored: revision })
        }
      />
    </Stack>
  )
}
