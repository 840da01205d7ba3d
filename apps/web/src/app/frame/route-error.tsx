import { Box } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { ErrorView } from '@titian/site'
import { PageWidth } from '@titian/ui'

/** Shown instead of a page that failed to render; header and footer remain. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageWidth>
      <Box py={48}>
        <ErrorView level={1} error={error} onRetry={retry} />
      </Box>
    </PageWidth>
  )
}
