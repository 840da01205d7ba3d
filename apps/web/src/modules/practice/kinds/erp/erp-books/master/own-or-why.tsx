import { Button, Text } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'

interface OwnOrWhyProps {
  row: { code: string; name: string; own: boolean; card: string | null }
  cards: ErpView['cards']
  isClosed: boolean
  onChange: () => void
}

/**
 * A button to change a partner or item that the student entered. For others, the reason why the
 * student cannot change it.
 */
export function OwnOrWhy({ row, cards, isClosed, onChange }: OwnOrWhyProps) {
  const { t } = useTranslation('erp-books')
  const { cardTitle } = useErpContent()
  const card = cards.find(({ code }) => code === row.card)
  if (!row.own)
    return (
      <Text component="span" fz="xs" c="var(--text-2)">
        {card ? t('master.ofCard', { card: cardTitle(card) }) : t('master.ofCompany')}
      </Text>
    )
  if (isClosed) return null
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('master.changeThis', { code: row.code })}
      onClick={onChange}
    >
      {t('master.change')}
    </Button>
  )
}
