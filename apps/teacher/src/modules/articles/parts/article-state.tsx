import type { ArticleState } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = { draft: 'neutral', waiting: 'warn', published: 'ok', offShelf: 'neutral' } as const

export function ArticleStateBadge({ state }: { state: ArticleState }) {
  const { t } = useTranslation('articles')
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}
