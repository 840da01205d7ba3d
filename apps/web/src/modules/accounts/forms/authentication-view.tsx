import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/views.module.css'

/** ACC-252: signed in, but the school wants to know who it is. */
export function AuthenticationView({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles['view']}>
      <IconId className={styles['ask']} size={56} stroke={1.5} aria-hidden />
      <output>{t('authentication.text')}</output>
      <p className="muted">{t('authentication.how')}</p>
      <Button size="lg" fullWidth onClick={onGoOn}>
        {t('authentication.goOn')}
      </Button>
    </div>
  )
}
