import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLazyView, warm } from '../data/use-lazy-view.ts'
import { HeadButton } from '../parts/head-button.tsx'

interface DialogProps {
  resumeId: string
  onClose: () => void
}

const loadDialog = () => import('./sharing-dialog.tsx').then((one) => one.SharingDialog)

/** Opens the sharing link of the resume (RES-080). */
export function ShareButton({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation('resume')
  const { View, open, close } = useLazyView<DialogProps>()
  return (
    <>
      <HeadButton
        label={t('sharing.act')}
        icon={<IconShare size={18} aria-hidden />}
        variant="default"
        onClick={() => void open(loadDialog)}
        {...warm(loadDialog)}
      />
      {View ? <View resumeId={resumeId} onClose={close} /> : null}
    </>
  )
}
