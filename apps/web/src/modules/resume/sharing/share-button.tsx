import { ActionIcon, Button } from '@mantine/core'
import { NetworkFailure, useShowFailure } from '@titian/site'
import { useNarrow } from '@titian/ui'
import { IconShare } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Dialog = ComponentType<{ resumeId: string; onClose: () => void }>

/** Opens the sharing link of the resume (RES-080). */
export function ShareButton({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation('resume')
  const isNarrow = useNarrow()
  const showFailure = useShowFailure()
  const [Opened, setOpened] = useState<Dialog | null>(null)
  const open = async () => {
    try {
      const { SharingDialog } = await import('./sharing-dialog.tsx')
      setOpened(() => SharingDialog)
    } catch (error) {
      // The editor stays as it is, with what is being written.
      showFailure(new NetworkFailure('network', error))
    }
  }
  return (
    <>
      {isNarrow ? (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('sharing.act')}
          onClick={() => void open()}
        >
          <IconShare size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void open()}
        >
          {t('sharing.act')}
        </Button>
      )}
      {Opened ? <Opened resumeId={resumeId} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
