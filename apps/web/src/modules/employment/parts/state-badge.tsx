import type { PostState } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** JOB-050: the badge of a post that accepts no more applications. */
export function StateBadge({ state }: { state: PostState }) {
  const { t } = useTranslation('employment')
  if (state === 'live' || state === 'draft') return null
  return <StatusBadge tone="neutral">{t(`state.${state}`)}</StatusBadge>
}
