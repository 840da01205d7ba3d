import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

interface FollowOptions {
  replace?: boolean
  reloadDocument?: boolean
}

/** Goes to an address of this site that came from data, such as the one to return to after the sign-in. */
export function useFollowAddress(): (href: string, options?: FollowOptions) => Promise<void> {
  const router = useRouter()
  return useCallback((href, options) => router.navigate({ ...options, href }), [router])
}
