import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorView } from '@titian/site'
import { PageWidth } from '@titian/ui'
import styles from './root-layout.module.css'

/** A page that could not be drawn leaves the header and the footer standing. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageWidth className={styles['state']}>
      <ErrorView level={1} error={error} onRetry={retry} />
    </PageWidth>
  )
}
