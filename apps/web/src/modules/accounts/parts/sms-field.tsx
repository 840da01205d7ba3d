import { Button, TextInput } from '@mantine/core'
import { NetworkFailure, useExplain } from '@titian/site'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sms } from '../forms/use-sms.ts'
import styles from './fields.module.css'

interface SmsFieldProps {
  sms: Sms
  value: string
  onChange: (value: string) => void
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** ACC-120 to ACC-123: the seconds are in the button. */
export function SmsField({ sms, value, onChange, error, ref }: SmsFieldProps) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const label = [t('sms.send'), t('sms.within', { seconds: sms.left }), t('sms.again')][sms.state]
  const trouble = sms.trouble instanceof NetworkFailure ? explain(sms.trouble) : undefined
  return (
    <div className={styles['row']}>
      <TextInput
        ref={ref}
        className={styles['grow']}
        classNames={{ input: 'num' }}
        name="smsCode"
        label={t('sms.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error ?? trouble}
      />
      <Button
        variant="default"
        className={`${styles['send']} num`}
        disabled={sms.state === 1}
        data-counting={sms.state === 1 || undefined}
        loading={sms.busy}
        onClick={sms.send}
      >
        {label}
      </Button>
    </div>
  )
}
