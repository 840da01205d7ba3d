import { useRouterState } from '@tanstack/react-router'
import { AgreementGate } from '@titian/site/agreements'
import { LeftAnswers } from '../sign-in/left-answers.tsx'
import { useSignOut } from '../sign-in/use-sign-out.ts'

/** Where nobody is stopped: an examination goes on, and the texts themselves have to be readable. */
const free = /\/(?:testPaper|agreement|login)\b/

function Agreements() {
  const signOut = useSignOut()
  const isFree = useRouterState({ select: ({ location }) => free.test(location.pathname) })
  return isFree ? null : <AgreementGate onSignOut={signOut} />
}

/** What every page has, and no first visit waits for. */
export function LateParts() {
  return (
    <>
      <LeftAnswers />
      <Agreements />
    </>
  )
}
