import { useRouter } from '@tanstack/react-router'
import { ServerRefusal, useExplain } from '@titian/site'
import type { link } from '@titian/site/link'
import { toast } from '@titian/ui'

interface Way {
  label: string
  to: ReturnType<typeof link>
}

/**
 * TCH-208: says what hinders an act, with the way to the page on which it is settled. Answers false for reasons without
 * a way, whose text is shown as usual.
 */
export function useWays(ways: Readonly<Record<string, Way>>) {
  const explain = useExplain()
  const router = useRouter()
  return (error: unknown): boolean => {
    const way = error instanceof ServerRefusal ? ways[error.reason ?? ''] : undefined
    if (!way) return false
    // The router knows each link by its own type, and a list of several has none in common.
    const onPress = () => void router.navigate(way.to as never)
    toast.failure(explain(error), { label: way.label, onPress })
    return true
  }
}
