import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorView } from '../../parts/error-view.tsx'

/** A page that could not be drawn leaves the frame around it standing. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorView level={1} error={error} onRetry={retry} />
}
