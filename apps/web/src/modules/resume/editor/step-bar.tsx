import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './editor.module.css'
import { SaveState } from './resume-head.tsx'

interface StepBarProps {
  onLook: () => void
  onNext: () => void
}

/** On a phone, at the bottom: saving state, preview and next part. */
export function StepBar({ onLook, onNext }: StepBarProps) {
  const { t } = useTranslation('resume')
  return (
    <div className={`${styles['stepBar']} save-bar`}>
      <SaveState />
      <Button
        ml="auto"
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={onLook}
      >
        {t('steps.see')}
      </Button>
      <Button variant="light" onClick={onNext}>
        {t('nextSection')}
      </Button>
    </div>
  )
}
