import { Button, Input } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useExplain, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

interface UnreadChoiceProps {
  label: string
  hideLabel?: boolean | undefined
  'data-path'?: string | undefined
  size?: 'sm' | 'md' | undefined
  asked: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/**
 * Replaces a choice whose options could not be loaded: shows the error and a button that loads
 * again.
 */
export function UnreadChoice({ label, hideLabel, size, asked, ...field }: UnreadChoiceProps) {
  const { t } = useTranslation('site')
  const { colon } = useFormats()
  const explain = useExplain()
  return (
    <Input.Wrapper
      label={hideLabel ? undefined : label}
      labelElement="div"
      error={explain(asked.error)}
      errorProps={{ role: 'alert' }}
    >
      <Button
        {...field}
        size={size}
        fullWidth
        variant="default"
        aria-label={`${label}${colon}${t('retry')}`}
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={asked.isFetching}
        onClick={() => void asked.refetch()}
      >
        {t('retry')}
      </Button>
    </Input.Wrapper>
  )
}
