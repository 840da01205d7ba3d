import { practice, type PracticeKindName } from '@titian/contract'
import { useAsk } from '@titian/site'

/** Returns the parts that a score has in every practice of the kind; hand-ins have none. */
export function useKindParts(kind: PracticeKindName | '') {
  const list = useAsk(
    practice.practiceList,
    { kind: kind === '' ? undefined : kind },
    { enabled: kind !== '' },
  )
  const idSign = list.data?.[0]?.idSign
  const detail = useAsk(
    practice.practiceDetail,
    { idSign: idSign ?? '' },
    { enabled: idSign !== undefined },
  )
  return {
    parts: kind === '' ? [] : (detail.data?.parts ?? []).map(({ name }) => name),
    error: list.error ?? detail.error,
    retry: () => void (list.error ? list.refetch() : detail.refetch()),
  }
}
