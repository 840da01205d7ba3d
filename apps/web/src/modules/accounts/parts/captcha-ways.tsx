import { IconPuzzle, IconVolume } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isWorking, type CaptchaWay } from '../forms/use-captcha-ways.ts'
import styles from './fields.module.css'

interface CaptchaWaysProps {
  way: CaptchaWay
  onListen: () => void
  onSolve: () => void
}

/** ACC-256: for whoever cannot read the picture; what happens is said as well as shown. */
export function CaptchaWays({ way, onListen, onSolve }: CaptchaWaysProps) {
  const { t } = useTranslation('accounts')
  const isBusy = isWorking(way)
  return (
    <div className={styles['ways']}>
      <span>{t('captcha.unreadable')}</span>
      <button
        type="button"
        className={styles['plain']}
        aria-disabled={isBusy || undefined}
        onClick={onListen}
      >
        <IconVolume size={16} aria-hidden />
        {t('captcha.listen')}
      </button>
      <button
        type="button"
        className={styles['plain']}
        aria-disabled={isBusy || undefined}
        onClick={onSolve}
      >
        <IconPuzzle size={16} aria-hidden />
        {t('captcha.solve')}
      </button>
      <output className={styles['said']}>
        {way === 'idle' || way === 'failed' ? '' : t(`captcha.ways.${way}`)}
      </output>
    </div>
  )
}
