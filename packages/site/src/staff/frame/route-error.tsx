import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorView } from '../../parts/error-view.tsx'

/** If a page cannot be rendered, the frame around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorView level={1} error={error} onRetry={retry} />
}
