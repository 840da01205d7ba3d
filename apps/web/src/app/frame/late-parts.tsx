import { useRouterState } from '@tanstack/react-router'
import { privacy } from '@titian/contract'
import { stored, useAsk, useSession } from '@titian/site'
import { AgreementGate } from '@titian/site/agreements'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LeftAnswers } from '../sign-in/left-answers.tsx'
import { useSignOut } from '../sign-in/use-sign-out.ts'

/** Where nobody is stopped: an examination goes on, and the texts themselves have to be readable. */
const free = /\/(?:testPaper|agreement|login)\b/

function Agreements() {
  const signOut = useSignOut()
  const isFree = useRouterState({ select: ({ location }) => free.test(location.pathname) })
  return isFree ? null : <AgreementGate onSignOut={signOut} />
}

// Hardly anybody is asked.
const ClosingDialog = lazy(() =>
  import('@titian/site/privacy/closing-dialog').then(({ ClosingDialog: part }) => ({
    default: part,
  })),
)

/** Gone with the sign-out, so that the next sign-in asks again. */
const isAsked = stored({
  name: 'closingAsked',
  version: 1,
  owner: 'person',
  lifetime: 'tab',
  accept: (value): value is true => value === true,
})

/** The first answer alone counts: who begins the closing on this page knows it. */
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

/** ACC-317: asked once after a sign-in, and the dialog comes only where the account is being closed. */
function Closing() {
  const { status, user } = useSession()
  const isFree = useRouterState({ select: ({ location }) => free.test(location.pathname) })
  return status === 'signedIn' && !user?.impersonation && !isFree ? <AskedClosing /> : null
}

/** What every page has, and no first visit waits for. */
export function LateParts() {
  return (
    <>
      <LeftAnswers />
      <Agreements />
      <Closing />
    </>
  )
}
