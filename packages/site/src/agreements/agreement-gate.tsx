import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'

// The dialog is rarely shown, so its code is loaded on demand.
const AgreementDialog = lazy(() =>
  import('./agreement-dialog.tsx').then(({ AgreementDialog: part }) => ({ default: part })),
)

/** CNT-084: opens over every page while the school requires the user's acceptance. */
export function AgreementGate({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { user } = useSession()
  if (!user?.mustAgree) return null
  return (
    <Suspense>
      <AgreementDialog onSignOut={onSignOut} />
    </Suspense>
  )
}
