import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmCode } from './confirm-code.tsx'
import { ScanStep } from './scan-step.tsx'
import styles from './two-step-setup.module.css'

interface TwoStepSetupProps {
  secret: string
  address: string
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/**
 * Switches two-step verification on: the user enters the secret in the app, and the first code of
 * the app proves that the app works.
 */
export function TwoStepSetup({ secret, address, onCodes, onCancel }: TwoStepSetupProps) {
  const { t } = useTranslation('staff')
  const list = useRef<HTMLOListElement>(null)
  // Moves the focus, because the focused button has been removed.
  useEffect(() => list.current?.focus(), [])
  return (
    <ol ref={list} tabIndex={-1} className={styles['steps']}>
      <li>{t('security.twoStep.getApp')}</li>
      <li>
        {t('security.twoStep.scan')}
        <ScanStep secret={secret} address={address} />
      </li>
      <li>
        {t('security.twoStep.prove')}
        <ConfirmCode onCodes={onCodes} onCancel={onCancel} />
      </li>
    </ol>
  )
}
