import { IconCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react'
import type { ErpView } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

export type ErpCard = ErpView['cards'][number]

export const isMet = ({ met, statements, begunDay }: ErpCard): boolean =>
  begunDay !== null && met === statements.length

/**
 * The state of a card, by colour, icon and word: not begun, the number of true statements, or all
 * statements true.
 */
export function CardState({ card }: { card: ErpCard }) {
  const { t } = useTranslation('erp')
  const { begunDay, met, statements } = card
  if (begunDay === null)
    return (
      <StatusBadge icon={<IconCircleDashed size={14} aria-hidden />}>
        {t('card.notBegun')}
      </StatusBadge>
    )
  return isMet(card) ? (
    <StatusBadge tone="ok" icon={<IconCheck size={14} aria-hidden />}>
      {t('card.met')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="info" icon={<IconPencil size={14} aria-hidden />}>
      {t('card.metOf', { met, count: statements.length })}
    </StatusBadge>
  )
}
