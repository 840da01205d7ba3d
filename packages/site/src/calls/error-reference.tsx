import { Button, Group, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { referenceOf } from './refusal.ts'
import { copyReference } from './reference-toast.ts'

interface ErrorReferenceProps {
  error: unknown
  justify?: 'center' | 'flex-start'
}

/**
 * OPS-054: the reference of an unexpected error, which operators find in the log. Nothing is
 * rendered for other errors.
 */
export function ErrorReference({ error, justify = 'flex-start' }: ErrorReferenceProps) {
  const { t } = useTranslation('site')
  const reference = referenceOf(error)
  if (reference === null) return null
  return (
    <Group component="span" gap="xs" mt="xs" justify={justify}>
      <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('reference.text', { reference })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copyReference(reference, t)}
      >
        {t('reference.label')}
      </Button>
    </Group>
  )
}
