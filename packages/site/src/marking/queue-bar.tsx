import { Button, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'

interface QueueBarProps {
  back: LinkTarget
  place: string | null
  busy: boolean
  onSkip: () => void
}

/**
 * TCH-174: the bar above a piece of work: a link back to the queue, the position in it, and the
 * next piece without a mark.
 */
export function QueueBar({ back, place, busy, onSkip }: QueueBarProps) {
  const { t } = useTranslation('marking')
  return (
    <Group justify="space-between" mb="sm">
      <Button
        component={SiteLink}
        {...back}
        variant="subtle"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t('back')}
      </Button>
      <Group gap="sm">
        {place === null ? null : <output className="num">{place}</output>}
        <Button variant="default" loading={busy} onClick={onSkip}>
          {t('skip')}
        </Button>
      </Group>
    </Group>
  )
}
