import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './sign-in-panel.module.css'

export function CloseCorner({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <ActionIcon className={styles['close']} size="lg" aria-label={t('close')} onClick={onClose}>
      <IconX size={20} aria-hidden />
    </ActionIcon>
  )
}
