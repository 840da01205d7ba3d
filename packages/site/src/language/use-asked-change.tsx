import type { Language } from '@titian/contract'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { hasUnsavedWork, leaveWithoutAsking } from './unsaved-work.ts'

// The dialog is rarely needed, so its code is loaded on demand.
const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then(({ LeaveDialog: part }) => ({ default: part })),
)

interface AskedChange {
  choose: (language: Language) => void
  /** Must be rendered outside of any element that closes when it loses focus. */
  dialog: ReactNode
}

/** FRM-182: changes the language at once. With unsaved work, asks first. */
export function useAskedChange(change: (language: Language) => void): AskedChange {
  const [waiting, setWaiting] = useState<Language | null>(null)
  const choose = (language: Language) =>
    hasUnsavedWork() ? setWaiting(language) : change(language)
  const leave = () => {
    if (waiting === null) return
    leaveWithoutAsking()
    change(waiting)
  }
  const dialog =
    waiting === null ? null : (
      <Suspense>
        <LeaveDialog onClose={() => setWaiting(null)} onLeave={leave} />
      </Suspense>
    )
  return { choose, dialog }
}
