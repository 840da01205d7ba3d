import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'

interface UnansweredProps {
  /** The calls whose data the dialog needs. */
  asked:
    | { error: unknown; refetch: () => unknown }
    | readonly { error: unknown; refetch: () => unknown }[]
  /** Shown until the answer has arrived. */
  children: ReactNode
}

/**
 * Replaces the content of a dialog that has no data: says that the data is loading, or why loading
 * failed. A dialog with data does not render this component, so a later failure does not remove the
 * form and its input.
 */
export function Unanswered({ asked, children }: UnansweredProps) {
  const calls = 'error' in asked ? [asked] : asked
  const failed = calls.filter(({ error }) => error)
  const [first] = failed
  if (!first) return children
  const again = () => failed.forEach(({ refetch }) => void refetch())
  return <ErrorView level={3} error={first.error} onRetry={again} />
}
