import { useRouterState } from '@tanstack/react-router'
import { privacy } from '@titian/contract'
import { stored, useAsk, useSession } from '@titian/site'
import { AgreementGate } from '@titian/site/agreements'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LeftAnswers } from '../sign-in/left-answers.tsx'
import { useSignOut } from '../sign-in/use-sign-out.ts'

/**
 * Pages on which the dialog is not shown: an examination must not be interrupted, and the
 * agreements must remain readable.
 */
const free = /\/(?:testPaper|agreement|login)\b/

function Agreements() {
  const signOut = useSignOut()
  const isFree = useRouterState({ select: ({ location }) => free.test(location.pathname) })
  return isFree ? null : <AgreementGate onSignOut={signOut} />
}

// Loaded lazily, because few people see the dialog.
const ClosingDialog = lazy(() =>
  import('@titian/site/privacy/closing-dialog').then(({ ClosingDialog: part }) => ({
    default: part,
  })),
)

/**
 * Remembers that the person was asked. Signing out removes the value, so the question appears after
 * the next sign-in.
 */
const isAsked = stored({
  name: 'closingAsked',
  version: 1,
  owner: 'person',
  lifetime: 'tab',
  accept: (value): value is true => value === true,
})

/**
 * Only the first response counts. The person may request the closing on this page later, and the
 * dialog must not appear then.
 */
function AskedClosing() {
  const [wasAsked] = useState(() => isAsked.read() === true)
  const [isClosing, setClosing] = useState<boolean>()
  const { data } = useAsk(
    privacy.accountClosing,
    {},
    { enabled: !wasAsked, staleTime: Infinity, quiet: true },
  )
  useEffect(() => {
    if (!data || wasAsked) return
    isAsked.keep(true)
    setClosing((known) => known ?? data.state === 'closing')
  }, [data, wasAsked])
  return isClosing ? (
    <Suspense>
      <ClosingDialog />
    </Suspense>
  ) : null
}

/** ACC-317: asks once after a sign-in, only if the account is being closed. */
function Closing() {
  const { status, user } = useSession()
  const isFree = useRouterState({ select: ({ location }) => free.test(location.pathname) })
  return status === 'signedIn' && !user?.impersonation && !isFree ? <AskedClosing /> : null
}

/** Parts that every page has, and for which the first page does not wait. */
export function LateParts() {
  return (
    <>
      <LeftAnswers />
      <Agreements />
      <Closing />
    </>
  )
}
