import { Button, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../parts/form-error.tsx'
import { SecondStepCode } from './second-step-code.tsx'
import styles from './second-step-form.module.css'
import { useSecondStep, type SecondStepProps } from './use-second-step.ts'

interface SecondStepFormProps extends SecondStepProps {
  /** Back to phone and password, which the caller has kept. */
  onBack: () => void
}

/**
 * After the right password of somebody with an authenticator app (decision 0006). It stands in the
 * place of the sign-in form, and the way on is the caller's, as after a password alone.
 */
export function SecondStepForm(props: SecondStepFormProps) {
  const [recovery, setRecovery] = useState(false)
  const turn = () => setRecovery(!recovery)
  // The other kind of code begins anew.
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
    <form className={styles['form']} onSubmit={submit} noValidate>
      <h2 className={styles['title']}>{t('secondStep.title')}</h2>
      <p className={styles['text']}>
        {t(recovery ? 'secondStep.recoveryText' : 'secondStep.text')}
      </p>
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
      <div className={styles['ways']}>
        <UnstyledButton className={styles['way']} onClick={onBack}>
          {t('secondStep.back')}
        </UnstyledButton>
        <UnstyledButton className={styles['way']} onClick={onTurn}>
          {t(recovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </UnstyledButton>
      </div>
    </form>
  )
}
