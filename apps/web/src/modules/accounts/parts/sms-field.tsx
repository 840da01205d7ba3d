import { Button, TextInput } from '@mantine/core'
import { NetworkFailure, useExplain, type FieldProps } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Sms } from '../forms/use-sms.ts'
import styles from './fields.module.css'

interface SmsFieldProps extends FieldProps {
  sms: Sms
}

/** ACC-120 to ACC-123: the seconds are in the button. */
export function SmsField({ sms, error, ...field }: SmsFieldProps) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const label = [t('sms.send'), t('sms.within', { seconds: sms.left }), t('sms.again')][sms.state]
  const trouble = sms.failure instanceof NetworkFailure ? explain(sms.failure) : undefined
  return (
    <div className={styles['row']}>
      <TextInput
        {...field}
        className={styles['grow']}
        classNames={{ input: 'num' }}
        name="smsCode"
        label={t('sms.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
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
