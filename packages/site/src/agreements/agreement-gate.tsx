import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'

// Few ever see it.
const AgreementDialog = lazy(() =>
  import('./agreement-dialog.tsx').then(({ AgreementDialog: part }) => ({ default: part })),
)

/** CNT-084: over every page while the school waits for this person's acceptance. */
export function AgreementGate({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { user } = useSession()
  if (!user?.mustAgree) return null
  return (
    <Suspense>
      <AgreementDialog onSignOut={onSignOut} />
    </Suspense>
  )
}
