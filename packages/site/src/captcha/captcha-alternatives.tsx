import { IconCircleCheck, IconPuzzle, IconVolume } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './captcha-alternatives.module.css'
import type { Alternatives } from './use-captcha-alternatives.ts'

/**
 * ACC-256: alternatives for users who cannot read the picture. Every change of state is also
 * announced to screen readers.
 */
export function CaptchaAlternatives({ alternatives }: { alternatives: Alternatives }) {
  const { t } = useTranslation('captcha')
  const { state, isBusy, listen, solve } = alternatives
  const button = {
    type: 'button' as const,
    className: styles['alternative'],
    'aria-disabled': isBusy || undefined,
  }
  return (
    <div className={styles['alternatives']}>
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
        {state === 'idle' || alternatives.hasFailed ? '' : t(`ways.${state}`)}
      </output>
    </div>
  )
}

/** Loads another picture in place of one that is no longer valid. */
export function AlternativeIcon({ alternatives: { state } }: { alternatives: Alternatives }) {
  return state === 'solved' ? (
    <IconCircleCheck size={24} aria-hidden />
  ) : (
    <IconVolume size={24} aria-hidden />
  )
}
