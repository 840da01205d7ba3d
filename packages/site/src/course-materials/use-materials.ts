import type { materials, InputOf, MaterialList } from '@titian/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAsk } from '../calls/use-ask.ts'

/**
 * Milliseconds after which an open page requests new addresses. An address is valid for an hour
 * (CRS-173).
 */
const newAddresses = 30 * 60 * 1000

type Lists = (typeof materials)['allCourseDataList' | 'courseDownList' | 'chapterDownList']

export function useMaterials<C extends Lists>(
  call: C,
  input: InputOf<C>,
): UseQueryResult<MaterialList> {
  return useAsk(call, input, {
    staleTime: 0,
    refetchInterval: newAddresses,
  })
}
