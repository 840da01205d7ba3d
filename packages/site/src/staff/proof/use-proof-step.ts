import { accounts, refusals } from '@titian/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../calls/call-server.ts'
import { ServerRefusal } from '../../calls/refusal.ts'
import { encodePassword } from '../../session/encode-password.ts'

export interface WithPassword {
  password: string
}

/** Refusals because of the password that do not name a field. */
const places = {
  [refusals.wrongOldPassword.code]: 'password',
  [refusals.waitBefore.code]: 'password',
} as const

const isNeeded = (error: unknown) =>
  error instanceof ServerRefusal && error.reason === 'proofNeeded'

/**
 * ACC-326: the server decides when staff must prove their identity again. The form then also asks
 * for the password, and its next submission sends the password with the other values. `form`
 * contains the options that a form needs for this.
 */
export function useProofStep() {
  const { t } = useTranslation('staff')
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    problemOf: ({ password }: WithPassword) => (isAsked && !password ? t('proof.missing') : null),
    confirm: async ({ password }: WithPassword) => {
      if (!isAsked) return
      await ask(accounts.confirmOwner, { password: await encodePassword(password) })
      setAsked(false)
    },
    places,
    onFailed: (error: unknown) => {
      if (isNeeded(error)) setAsked(true)
    },
  }
}
