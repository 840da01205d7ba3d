import { IconCircleCheck, IconPuzzle, IconVolume } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './captcha-ways.module.css'
import type { Ways } from './use-captcha-ways.ts'

/** ACC-256: for whoever cannot read the picture; what happens is said as well as shown. */
export function CaptchaWays({ ways }: { ways: Ways }) {
  const { t } = useTranslation('captcha')
  const { way, isBusy, listen, solve } = ways
  const button = {
    type: 'button' as const,
    className: styles['way'],
    'aria-disabled': isBusy || undefined,
  }
  return (
    <div className={styles['ways']}>
      <span>{t('unreadable')}</span>
      <button {...button} onClick={listen}>
        <IconVolume size={16} aria-hidden />
        {t('listen')}
      </button>
      <button {...button} onClick={solve}>
        <IconPuzzle size={16} aria-hidden />
        {t('solve')}
      </button>
      <output className={styles['said']}>
        {way === 'idle' || ways.hasFailed ? '' : t(`ways.${way}`)}
      </output>
    </div>
  )
}

/** Stands where the picture was, which counts no more. */
export function WayIcon({ ways: { way } }: { ways: Ways }) {
  return way === 'solved' ? (
    <IconCircleCheck size={24} aria-hidden />
  ) : (
    <IconVolume size={24} aria-hidden />
  )
}
