import { Button, Group, Stack } from '@mantine/core'
import { accounts } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { ask } from '../../calls/call-server.ts'
import { useForm } from '../../forms/use-form.ts'
import { FormError } from '../../parts/form-error.tsx'
import { SecondStepCode } from '../../session/second-step-code.tsx'
import { appCodeLength, isAboutCode, readCode } from '../../session/second-step.ts'

interface ConfirmCodeProps {
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** Sends the first code of the app. The response contains the recovery codes. */
export function ConfirmCode({ onCodes, onCancel }: ConfirmCodeProps) {
  const { t } = useTranslation('staff')
  const { form, submit, busy, failure } = useForm({
    initialValues: { code: '' },
    problemsOf: ({ code }) => ({
      code:
        readCode(code, false).length === appCodeLength ? null : t('site:secondStep.codeMissing'),
    }),
    places: (refusal) => (isAboutCode(refusal) ? 'code' : null),
    send: async ({ code }) => {
      const { recoveryCodes } = await ask(accounts.confirmTwoStep, { code: readCode(code, false) })
      onCodes(recoveryCodes)
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={400}>
        <FormError error={failure} />
        <SecondStepCode {...form.getInputProps('code')} recovery={false} />
        <Group gap="sm" align="stretch">
          <Button type="submit" loading={busy}>
            {t('security.twoStep.confirm')}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {t('site:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
