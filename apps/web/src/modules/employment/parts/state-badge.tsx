import type { PostState } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** JOB-050: a post that takes no application any more says so wherever it is shown. */
export function StateBadge({ state }: { state: PostState }) {
  const { t } = useTranslation('employment')
  if (state === 'live' || state === 'draft') return null
  return <StatusBadge tone="neutral">{t(`state.${state}`)}</StatusBadge>
}
