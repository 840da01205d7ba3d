import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/views.module.css'

/** ACC-187: somebody at the school will look at it. */
export function WaitingView({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles['view']}>
      <IconHourglass className={styles['wait']} size={56} stroke={1.5} aria-hidden />
      <output>{t('identity.waiting')}</output>
      <p className="muted">{t('identity.waitingHow')}</p>
      <Button size="lg" fullWidth onClick={onGoOn}>
        {t('identity.goOn')}
      </Button>
    </div>
  )
}
