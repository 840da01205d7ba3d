import type { InputOf, privacy } from '@titian/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../calls/explain.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { useForm } from '../forms/use-form.ts'
import { encodePassword } from '../session/encode-password.ts'

export type Proof = InputOf<typeof privacy.closeOwnAccount>
export type ProofMode = 'password' | 'code'

/** Errors of the password or the code; errors of the archive or of the account are excluded. */
const isAboutProof = (refusal: ServerRefusal): boolean =>
  refusal.is('wrongOldPassword') ||
  refusal.is('smsCodeInvalid') ||
  refusal.is('smsCodeWrong') ||
  refusal.reason === 'proofMissing' ||
  (refusal.is('waitBefore') && refusal.reason === null)

interface ProofOptions {
  send: (proof: Proof) => Promise<void>
  /** Called before the first submission. The confirmation calls `submit`, which sends the form. */
  mayBegin?: () => boolean
}

/**
 * ACC-301: confirms by the password, or by a code to the user's phone, that the user owns the
 * account.
 */
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
    // Only the message of the server says how long to wait.
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
