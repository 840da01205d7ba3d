import { useRouterState } from '@tanstack/react-router'
import { privacy } from '@titian/contract'
import { useAsk } from '@titian/site'
import { AgreementGate } from '@titian/site/agreements'
import { lazy, Suspense } from 'react'
import { LeftAnswers } from '../sign-in/left-answers.tsx'
import { useSignOut } from '../sign-in/use-sign-out.ts'

/** Where nobody is stopped: an examination goes on, and the texts themselves have to be readable. */
const free = /\/(?:testPaper|agreement|login)\b/

function Agreements() {
  const signOut = useSignOut()
  const isFree = useRouterState({ select: ({ location }) => free.test(location.pathname) })
  return isFree ? null : <AgreementGate onSignOut={signOut} />
}

const ClosingDialog = lazy(() =>
  import('../../modules/accounts/pages/account-page.tsx').then(({ ClosingDialog: part }) => ({
    default: part,
  })),
)

/** ACC-317: asked once after a sign-in, and the dialog comes only where the account is being closed. */
function Closing() {
  const { data } = useAsk(privacy.accountClosing, {}, { staleTime: Infinity, quiet: true })
  return data?.state === 'closing' ? (
    <Suspense>
      <ClosingDialog />
    </Suspense>
  ) : null
}

/** What every page has, and no first visit waits for; `hasSignedIn`: on this page, and not before it was opened. */
export function LateParts({ hasSignedIn }: { hasSignedIn: boolean }) {
  return (
    <>
      <LeftAnswers />
      <Agreements />
      {hasSignedIn ? <Closing /> : null}
    </>
  )
}
