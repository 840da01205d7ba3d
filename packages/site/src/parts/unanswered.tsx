import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'

interface UnansweredProps {
  /** The call, or all the calls, that the content waits for. */
  asked:
    | { error: unknown; refetch: () => unknown }
    | readonly { error: unknown; refetch: () => unknown }[]
  /** What is shown until the answer has come. */
  children: ReactNode
}

/**
 * What a dialog without an answer shows: that it is loading, or why it cannot be read. A dialog that has its data does
 * not render this, so that a reading that fails later leaves the form with what was typed in it.
 */
export function Unanswered({ asked, children }: UnansweredProps) {
  const calls = 'error' in asked ? [asked] : asked
  const failed = calls.filter(({ error }) => error)
  const [first] = failed
  if (!first) return children
  const again = () => failed.forEach(({ refetch }) => void refetch())
  return <ErrorView level={3} error={first.error} onRetry={again} />
}
