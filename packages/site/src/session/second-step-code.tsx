import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const digits = {
  fontSize: 'var(--fs-18)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.2em',
} as const

interface SecondStepCodeProps extends TextInputProps {
  /** True for a recovery code, which works without the app. */
  recovery: boolean
}

/** The six digits of an authenticator app, or a recovery code. */
export function SecondStepCode({ recovery, ...field }: SecondStepCodeProps) {
  const { t } = useTranslation('site')
  return recovery ? (
    <TextInput
      key="recovery"
      {...field}
      label={t('secondStep.recovery')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
    />
  ) : (
    <TextInput
      key="app"
      {...field}
      styles={{ input: digits }}
      label={t('secondStep.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
    />
  )
}
