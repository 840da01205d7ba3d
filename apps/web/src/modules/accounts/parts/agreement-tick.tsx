import { Checkbox } from '@mantine/core'
import { SiteLink } from '@titian/site'
import type { Ref } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './fields.module.css'

interface AgreementTickProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
  /** ACC-090: a phone stays in its window. */
  newTab: boolean
  ref?: Ref<HTMLInputElement>
}

/** ACC-089 to ACC-091. */
export function AgreementTick({ checked, onChange, error, newTab, ref }: AgreementTickProps) {
  const { t } = useTranslation('accounts')
  const hint = newTab ? t('agree.newWindow') : undefined
  const words = (
    <span className={styles['agree']}>
      <Trans
        t={t}
        i18nKey="agree.text"
        components={{
          register: <SiteLink href={linkTo.agreement(1)} newTab={newTab} title={hint} />,
          privacy: <SiteLink href={linkTo.agreement(2)} newTab={newTab} title={hint} />,
        }}
      />
    </span>
  )
  return (
    <Checkbox
      ref={ref}
      name="agreement"
      label={words}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
    />
  )
}
