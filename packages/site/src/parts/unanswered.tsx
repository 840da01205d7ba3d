import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'

interface UnansweredProps {
  /** The calls without whose data the dialog has no content. */
  asked:
    | { error: unknown; refetch: () => unknown }
    | readonly { error: unknown; refetch: () => unknown }[]
  /** Shown until the answer has arrived. */
  children: ReactNode
}

/**
 * Shows in a dialog without data that the data is loading, or why loading has failed. A dialog with
 * data does not render this component, so that a later failure leaves the form with its input.
 */
export function Unanswered({ asked, children }: UnansweredProps) {
  const calls = 'error' in asked ? [asked] : asked
  const failed = calls.filter(({ error }) => error)
  const [first] = failed
  if (!first) return children
  const again = () => failed.forEach(({ refetch }) => void refetch())
  return <ErrorView level={3} error={first.error} onRetry={again} />
}
