import { NetworkFailure, useShowFailure } from '@titian/site'
import { IconShare } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeadButton } from '../parts/head-button.tsx'

type Dialog = ComponentType<{ resumeId: string; onClose: () => void }>

/** Opens the sharing link of the resume (RES-080). */
export function ShareButton({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation('resume')
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
      <HeadButton
        label={t('sharing.act')}
        icon={<IconShare size={18} aria-hidden />}
        variant="default"
        onClick={() => void open()}
      />
      {Opened ? <Opened resumeId={resumeId} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
