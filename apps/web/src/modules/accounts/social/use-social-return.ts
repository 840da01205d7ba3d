import { accounts, refusals } from '@titian/contract'
import { ask, secondStepTicket, ServerRefusal } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { dropSocial, keepSocial } from './stored-social.ts'
import { useFailureText } from '../forms/use-failure-text.ts'

/** ACC-190: the result of the provider's redirect; without a code the scan was cancelled. */
export interface SocialReturn {
  code: string
  state: string
}

export type Scan =
  | { state: 'none' | 'entering' }
  | { state: 'unbound'; name: string }
  /** An empty text means a cancelled scan. */
  | { state: 'failed'; text: string }

/** What the sign-in form does after a scan. */
interface SignInSteps {
  succeed: () => Promise<void>
  needIdentity: () => Promise<void>
  askSecondStep: (ticket: string) => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** ACC-191 to ACC-194: signs in once with the code of a scan. */
export function useSocialReturn(
  social: SocialReturn | undefined,
  { succeed, needIdentity, askSecondStep }: SignInSteps,
): Scan {
  const explain = useFailureText()
  const [scan, setScan] = useState<Scan>({ state: social ? 'entering' : 'none' })
  const isUsed = useRef(false)

  const take = (error: unknown): unknown => {
    if (!(error instanceof ServerRefusal)) return setScan({ state: 'failed', text: explain(error) })
    if (error.is('signedInAlready')) return succeed()
    if (error.code === refusals.needsAuthentication.code) return needIdentity()
    const ticket = secondStepTicket(error)
    if (ticket !== null) return askSecondStep(ticket)
    const openId = textOf(error.extend['openId'])
    if (openId === '') return setScan({ state: 'failed', text: explain(error) })
    const name = textOf(error.extend['socialName'])
    keepSocial(openId, name)
    setScan({ state: 'unbound', name })
  }
  const enter = async ({ code, state }: SocialReturn) => {
    if (code === '') return setScan({ state: 'failed', text: '' })
    try {
      await ask(accounts.socialLogin, { code, state })
      dropSocial()
      await succeed()
    } catch (error) {
      await take(error)
    }
  }

  useEffect(() => {
    // A code can be used once.
    if (!social || isUsed.current) return
    isUsed.current = true
    void enter(social)
  })
  return scan
}
