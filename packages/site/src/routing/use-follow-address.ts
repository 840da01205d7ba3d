import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

interface FollowOptions {
  replace?: boolean
  reloadDocument?: boolean
}

/** Opens an address of this site that comes from data, such as the return address of a sign-in. */
export function useFollowAddress(): (href: string, options?: FollowOptions) => Promise<void> {
  const router = useRouter()
  return useCallback((href, options) => router.navigate({ ...options, href }), [router])
}
