import { Button, Group, Stack, Title } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FormError } from '../parts/form-error.tsx'
import { SecretField } from './secret-field.tsx'
import { usePasswordForm } from './use-password-form.ts'

/** ACC-157: the user changes their password and must know the old one. */
export function PasswordCard() {
  const { t } = useTranslation('account')
  const { form, busy, failure, submit } = usePasswordForm()
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('password.title')}
      </Title>
      <form onSubmit={submit} noValidate>
        <Stack maw={400}>
          <FormError error={failure} />
          <SecretField
            {...form.getInputProps('password')}
            label={t('password.old')}
            autoComplete="current-password"
          />
          <SecretField
            {...form.getInputProps('newPassword')}
            label={t('password.new')}
            description={t('password.rule')}
            autoComplete="new-password"
          />
          <SecretField
            {...form.getInputProps('confirmNewPwd')}
            label={t('password.again')}
            autoComplete="new-password"
          />
          <Group gap="sm" align="stretch">
            <Button type="submit" variant="default" loading={busy}>
              {t('password.change')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Surface>
  )
}
