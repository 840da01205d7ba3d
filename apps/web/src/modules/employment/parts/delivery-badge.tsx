import type { DeliveryState, PostCard } from '@titian/contract'
import { applicationTones } from '@titian/site/application-tones'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** A post in a list with the state of the reader's application, if there is one. */
export type ListedPost = PostCard & { delivery?: DeliveryState | undefined }

interface Listed {
  list: PostCard[]
  total: number
  extend?: { delivery: Record<string, DeliveryState> }
}

/**
 * JOB-005: adds to each post the state of the reader's application, which the response has in
 * `extend`.
 */
export const withDelivery = ({ list, total, extend }: Listed) => ({
  total,
  list: list.map((post): ListedPost => ({ ...post, delivery: extend?.delivery[post.positionId] })),
})

/** JOB-005, JOB-040: the badge with the state of an application. */
export function DeliveryBadge({ state = 'none' }: { state?: DeliveryState | undefined }) {
  const { t } = useTranslation('employment')
  if (state === 'none') return null
  return <StatusBadge tone={applicationTones[state]}>{t(`applied.${state}`)}</StatusBadge>
}
