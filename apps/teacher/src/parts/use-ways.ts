import { useRouter } from '@tanstack/react-router'
import { ServerRefusal, useExplain } from '@titian/site'
import type { link } from '@titian/site/link'
import { toast } from '@titian/ui'

interface Way {
  label: string
  to: ReturnType<typeof link>
}

/**
 * TCH-208: shows a refusal with a link to the page that solves its cause. Returns false for a
 * refusal without such a link, which is then shown as usual.
 */
export function useWays(ways: Readonly<Record<string, Way>>) {
  const explain = useExplain()
  const router = useRouter()
  return (error: unknown): boolean => {
    const way = error instanceof ServerRefusal ? ways[error.reason ?? ''] : undefined
    if (!way) return false
    // The router checks the type of each link separately. A list of links has no common type.
    const onPress = () => void router.navigate(way.to as never)
    toast.failure(explain(error), { label: way.label, onPress })
    return true
  }
}
