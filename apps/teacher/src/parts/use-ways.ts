import { useRouter } from '@tanstack/react-router'
import { ServerRefusal, useExplain } from '@titian/site'
import type { link } from '@titian/site/link'
import { toast } from '@titian/ui'

interface Way {
  label: string
  to: ReturnType<typeof link>
}

/**
 * TCH-208: shows a refusal with a link to the page where its cause can be solved. Returns false for
 * refusals without such a link, which are then shown as usual.
 */
export function useWays(ways: Readonly<Record<string, Way>>) {
  const explain = useExplain()
  const router = useRouter()
  return (error: unknown): boolean => {
    const way = error instanceof ServerRefusal ? ways[error.reason ?? ''] : undefined
    if (!way) return false
    // The router types each link separately, and there is no common type for a list.
    const onPress = () => void router.navigate(way.to as never)
    toast.failure(explain(error), { label: way.label, onPress })
    return true
  }
}
