import { files, type OwnFile } from '@titian/contract'
import { askOptions, callKey } from '@titian/site'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

export const pageSize = 15
/** Milliseconds before the list is loaded again, to show files from other devices. */
const askAgainAfter = 10_000

export interface OwnFiles {
  list: OwnFile[]
  total: number
  used: number
  personal: number
  brought: number
  isPending: boolean
  error: Error | null
  retry: () => void
}

/**
 * Loads one page of the list. With `append`, loads all pages up to it, because a phone shows them
 * below each other (FRM-141).
 */
export function useOwnFiles(page: number, append: boolean, stored: number): OwnFiles {
  const client = useQueryClient()
  const first = append ? 1 : page
  const numbers = Array.from({ length: page - first + 1 }, (_, index) => first + index)
  const answers = useQueries({
    queries: numbers.map((number) => ({
      ...askOptions(files.listOwnFiles, { page: number, size: pageSize }, true),
      refetchInterval: askAgainAfter,
    })),
  })
  useEffect(() => {
    if (stored > 0) void client.invalidateQueries({ queryKey: callKey(files.listOwnFiles) })
  }, [client, stored])
  const newest = answers.find(({ data }) => data)?.data
  return {
    list: answers.flatMap(({ data }) => data?.list ?? []),
    total: newest?.total ?? 0,
    used: newest?.used ?? 0,
    personal: newest?.personal ?? 0,
    brought: newest?.brought ?? 0,
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => void client.refetchQueries({ queryKey: callKey(files.listOwnFiles) }),
  }
}
