import { practice } from '@titian/contract'
import { useAsk } from '@titian/site'

/** Loads the current state of a document, because every action changes its open amounts. */
export function useDocument(sign: string, id: number | null) {
  const { data, error, isFetchedAfterMount, refetch } = useAsk(
    practice.erpDocument,
    { sign, document: id ?? 0 },
    { enabled: id !== null, staleTime: 0 },
  )
  const isReady = id === null || isFetchedAfterMount
  return { document: isReady && id !== null ? (data ?? null) : null, error, isReady, refetch }
}
