import { Button } from '@mantine/core'
import { accounts } from '@titian/contract'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../calls/call-server.ts'
import { useExplain } from '../../calls/explain.ts'
import { FormError } from '../../parts/form-error.tsx'
import { SecondStepCode } from '../../session/second-step-code.tsx'
import { appCodeLength, isAboutCode, readCode } from '../../session/second-step.ts'
import styles from '../../account/card.module.css'
import { useAttempt } from '../../account/use-attempt.ts'

interface ConfirmCodeProps {
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** The first code of the app; the answer holds the recovery codes. */
export function ConfirmCode({ onCodes, onCancel }: ConfirmCodeProps) {
  const { t } = useTranslation('staff')
  const explain = useExplain()
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const tell = (text: string) => {
    setWrong(text)
    requestAnimationFrame(() => field.current?.focus())
  }
  const { attempt, busy, failure } = useAttempt((refusal) => {
    if (!isAboutCode(refusal)) return false
    tell(explain(refusal))
    return true
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = readCode(written, false)
    if (code.length !== appCodeLength) return tell(t('site:secondStep.codeMissing'))
    void attempt(async () => {
      const { recoveryCodes } = await ask(accounts.confirmTwoStep, { code })
      onCodes(recoveryCodes)
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <FormError error={failure} />
      <SecondStepCode
        ref={field}
        recovery={false}
        value={written}
        error={wrong}
        onChange={(event) => {
          setWritten(event.currentTarget.value)
          setWrong(null)
        }}
      />
      <div className={styles['buttons']}>
        <Button type="submit" loading={busy}>
          {t('security.twoStep.confirm')}
        </Button>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {t('site:cancel')}
        </Button>
      </div>
    </form>
  )
}
