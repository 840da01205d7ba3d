import { Box, Button, Group, Stack, TextInput } from '@mantine/core'
import { accounts, refusals } from '@titian/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../calls/call-server.ts'
import { useForm } from '../../forms/use-form.ts'
import { FormError } from '../../parts/form-error.tsx'
import { encodePassword } from '../../session/encode-password.ts'
import { appCodeLength } from '../../session/second-step.ts'
import { SecretField } from '../../account/secret-field.tsx'

interface TwoStepEndProps {
  onDone: () => void
  onCancel: () => void
}

/** The field beside which a refusal is shown, by its code or reason. */
const places = {
  [refusals.wrongOldPassword.code]: 'password',
  [refusals.wrongCode.code]: 'code',
  [refusals.waitBefore.code]: 'code',
} as const

/** A code of the app loses its space. A recovery code is sent unchanged. */
const readAnyCode = (written: string) =>
  /^[\d\s]+$/.test(written) ? written.replaceAll(/\s/g, '') : written.trim()

/** Switches two-step verification off. This requires both factors of a sign-in. */
export function TwoStepEnd({ onDone, onCancel }: TwoStepEndProps) {
  const { t } = useTranslation(['staff', 'sign-in'])
  const { form, busy, failure, submit } = useForm({
    initialValues: { password: '', code: '' },
    problemsOf: ({ password, code }) => ({
      password: password ? null : t('sign-in:missing.password'),
      code: readAnyCode(code).length < appCodeLength ? t('security.twoStep.anyCodeMissing') : null,
    }),
    places,
    send: async ({ password, code }) => {
      const sealed = await encodePassword(password)
      await ask(accounts.endTwoStep, { password: sealed, code: readAnyCode(code) })
      onDone()
    },
  })
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        <Box component="p" maw="66ch" c="var(--text-2)" fz="sm">
          {t('security.twoStep.endText')}
        </Box>
        <FormError error={failure} />
        <SecretField
          ref={first}
          {...form.getInputProps('password')}
          label={t('sign-in:password.label')}
          autoComplete="current-password"
        />
        <TextInput
          {...form.getInputProps('code')}
          label={t('security.twoStep.anyCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
        <Group gap="sm" align="stretch">
          <Button type="submit" color="red" loading={busy}>
            {t('security.twoStep.end')}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {t('site:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
