import { Button, Flex, TextInput } from '@mantine/core'
import { NetworkFailure, useExplain, type FieldProps } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Sms } from '../forms/use-sms.ts'

interface SmsFieldProps extends FieldProps {
  sms: Sms
}

/** Aligned with the field, below the label of the field. */
const below = 'calc(var(--fs-14) * var(--mantine-line-height, var(--lh)) + 8px)'
const sendLook = {
  flex: 'none',
  w: { base: 128, sm: 148 },
  mih: 'var(--field)',
  mt: below,
  px: 'xs',
  fz: 'sm',
} as const

/** ACC-120 to ACC-123: the remaining seconds are shown in the button. */
export function SmsField({ sms, error, ...field }: SmsFieldProps) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const label = [t('sms.send'), t('sms.within', { seconds: sms.left }), t('sms.again')][sms.state]
  const trouble = sms.failure instanceof NetworkFailure ? explain(sms.failure) : undefined
  const counting = sms.state === 1
  return (
    <Flex align="flex-start" gap="sm">
      <TextInput
        {...field}
        flex="1 1 0"
        miw={0}
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
        className="num"
        {...sendLook}
        {...(counting && { py: 4, fz: 'xs' })}
        disabled={counting}
        loading={sms.busy}
        onClick={sms.send}
      >
        {label}
      </Button>
    </Flex>
  )
}
