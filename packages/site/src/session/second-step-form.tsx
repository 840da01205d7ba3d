import { Box, Button, Flex, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../parts/form-error.tsx'
import { SecondStepCode } from './second-step-code.tsx'
import { useSecondStep, type SecondStepProps } from './use-second-step.ts'

interface SecondStepFormProps extends SecondStepProps {
  /** Returns to the form for phone and password. The caller has stored both. */
  onBack: () => void
}

/**
 * The second step of a sign-in, for a user with an authenticator app (decision 0006). It replaces
 * the sign-in form after the password. Then the caller continues as after a sign-in with only a
 * password.
 */
export function SecondStepForm(props: SecondStepFormProps) {
  const [recovery, setRecovery] = useState(false)
  const turn = () => setRecovery(!recovery)
  // The key resets the form when the kind of code changes.
  return <CodeForm key={String(recovery)} {...props} recovery={recovery} onTurn={turn} />
}

interface CodeFormProps extends SecondStepFormProps {
  recovery: boolean
  onTurn: () => void
}

function CodeForm({ onBack, recovery, onTurn, ...step }: CodeFormProps) {
  const { t } = useTranslation('site')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { form, submit, busy, failure } = useSecondStep(step, recovery)
  return (
    <Box component="form" display="grid" style={{ gap: 'var(--s4)' }} onSubmit={submit} noValidate>
      <Box component="h2" fz="var(--fs-18)">
        {t('secondStep.title')}
      </Box>
      <Box component="p" c="var(--text-2)" fz="sm">
        {t(recovery ? 'secondStep.recoveryText' : 'secondStep.text')}
      </Box>
      <FormError error={failure} />
      <SecondStepCode
        {...form.getInputProps('code')}
        ref={field}
        recovery={recovery}
        name="secondStepCode"
      />
      <Button type="submit" fullWidth loading={busy}>
        {t('secondStep.confirm')}
      </Button>
      <Flex rowGap={4} columnGap="md" justify="space-between" wrap="wrap">
        <UnstyledButton className="link" mih={44} fz="sm" onClick={onBack}>
          {t('secondStep.back')}
        </UnstyledButton>
        <UnstyledButton className="link" mih={44} fz="sm" onClick={onTurn}>
          {t(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </UnstyledButton>
      </Flex>
    </Box>
  )
}
