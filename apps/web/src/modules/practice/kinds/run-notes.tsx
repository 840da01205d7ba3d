import { IconAlertTriangle } from '@tabler/icons-react'
import { Button, Group } from '@mantine/core'
import type { RunCard } from '@titian/contract'
import { NetworkFailure, SiteLink } from '@titian/site'
import { ConfirmDialog, Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'
import type { RunActs } from './use-run-acts.ts'

/** The error of the last action, beside its button. The next action removes it. */
export function RunTrouble({ acts }: { acts: RunActs }) {
  const { t } = useTranslation('practice')
  if (acts.isPending || (!acts.error && !acts.isMoved)) return null
  if (!acts.isMoved && Object.keys(acts.fields).length > 0) return null
  const isOffline = acts.error instanceof NetworkFailure
  return (
    <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />} live>
      {t(acts.isMoved ? 'run.changed' : isOffline ? 'run.offline' : 'run.failed')}
    </Note>
  )
}

interface RunOverProps {
  run: RunCard
  /** PRC-110: whether the kind has questions after the end. */
  hasDebrief?: boolean
}

export function RunOver({ run, hasDebrief = false }: RunOverProps) {
  const { t } = useTranslation('practice')
  return (
    <Note
      tone="ok"
      live
      action={
        <Group gap="xs">
          <Button component={SiteLink} {...practiceLinks.review(run.sign, run.practice.kind)}>
            {t('run.toReview')}
          </Button>
          {hasDebrief ? (
            <Button
              component={SiteLink}
              {...practiceLinks.debrief(run.sign, run.practice.kind)}
              variant="default"
            >
              {t('run.toDebrief')}
            </Button>
          ) : null}
        </Group>
      }
    >
      {t('run.over')}
    </Note>
  )
}

interface EndRunProps {
  acts: RunActs
  text: string
}

/** PRC-025: ends the run early, after a confirmation. */
export function EndRun({ acts, text }: EndRunProps) {
  const { t } = useTranslation('practice')
  const [asks, setAsks] = useState(false)
  return (
    <Group justify="flex-end">
      <Button variant="subtle" onClick={() => setAsks(true)} disabled={acts.isPending}>
        {t('run.end')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('run.endTitle')}
        text={text}
        confirmLabel={t('run.end')}
        cancelLabel={t('run.keepPlaying')}
        danger
        onConfirm={async () => {
          await acts.submit()
        }}
      />
    </Group>
  )
}
