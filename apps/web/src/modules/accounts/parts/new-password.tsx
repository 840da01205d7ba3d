import { Box, Flex } from '@mantine/core'
import { type FieldProps, useFormats } from '@titian/site'
import { PasswordField } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { passwordStrength } from './password-strength.ts'

interface NewPasswordProps extends FieldProps {
  label: string
  /** Shows the password rule and how far it is met. */
  rule?: boolean
  name: string
}

const steps = [1, 2, 3, 4]

/** ACC-024, ACC-111: a field for a new password, or for its repetition. */
export function NewPassword({ rule = false, ...field }: NewPasswordProps) {
  const { t } = useTranslation('accounts')
  const { gap } = useFormats()
  const strength = passwordStrength(String(field.value))
  const words =
    strength === 0
      ? t('password.rule')
      : `${t('password.rule')}${gap}${t(`password.strength.${strength}`)}`
  const meter = (
    <Flex component="span" direction="column" gap={6}>
      <Flex component="span" gap={4} mt={2} aria-hidden>
        {steps.map((step) => (
          <Box
            key={step}
            component="span"
            flex={1}
            h={4}
            bdrs={2}
            bg={step > strength ? 'var(--neutral-3)' : strength === 1 ? 'var(--warn)' : 'var(--ok)'}
          />
        ))}
      </Flex>
      {words}
    </Flex>
  )
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      description={rule ? meter : undefined}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
    />
  )
}
