import type { InputOf, privacy } from '@titian/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../calls/explain.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { useForm } from '../forms/use-form.ts'
import { encodePassword } from '../session/encode-password.ts'

export type Proof = InputOf<typeof privacy.closeOwnAccount>
export type ProofMode = 'password' | 'code'

/** Of the password or the code, and not of the archive or the account itself. */
const isAboutProof = (refusal: ServerRefusal): boolean =>
  refusal.is('wrongOldPassword') ||
  refusal.is('smsCodeInvalid') ||
  refusal.is('smsCodeWrong') ||
  refusal.reason === 'proofMissing' ||
  (refusal.is('waitBefore') && refusal.reason === null)

interface ProofOptions {
  send: (proof: Proof) => Promise<void>
  /** Asked before the first sending; `submit` sends once it has been confirmed. */
  mayBegin?: () => boolean
}

/** ACC-301: shows by the password or by a code to the own phone that it is the person of the account who asks. */
export function useProof({ send, mayBegin }: ProofOptions) {
  const { t } = useTranslation('privacy')
  const explain = useExplain()
  const [mode, setMode] = useState<ProofMode>('password')
  const made = useForm({
    initialValues: { password: '', code: '', captcha: '' },
    problemsOf: ({ password, code }) => ({
      password: mode === 'code' || password ? null : t('proof.passwordMissing'),
      code: mode === 'password' || code.trim() ? null : t('proof.codeMissing'),
    }),
    places: (refusal) => (isAboutProof(refusal) ? mode : null),
    // How long to wait is only in the words of the server.
    explain: (error) =>
      error instanceof ServerRefusal && error.is('waitBefore') && error.msg
        ? error.msg
        : explain(error),
    ...(mayBegin && { maySend: mayBegin }),
    send: async ({ password, code }) => {
      await send(
        mode === 'code' ? { code: code.trim() } : { password: await encodePassword(password) },
      )
      made.form.reset()
    },
  })
  return { ...made, mode, setMode }
}
