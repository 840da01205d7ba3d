import { Box, Flex } from '@mantine/core'
import { isPassword } from '@titian/contract'
import { type FieldProps, useFormats } from '@titian/site'
import { PasswordField } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface NewPasswordProps extends FieldProps {
  label: string
  /** Shows the password rule and how far it is met. */
  rule?: boolean
  name: string
}

const steps = [1, 2, 3, 4]
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i]

/** Returns 0 for empty, 1 not allowed, 2 allowed, 3 good, 4 strong. */
function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  if (!isPassword(password)) return 1
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (password.length >= 12 && variety >= 3) return 4
  return password.length >= 10 || variety >= 3 ? 3 : 2
}

/** ACC-024, ACC-111: a field for a new password, or for repeating it. */
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
