import { Text } from '@mantine/core'
import { cardLessons } from '@titian/practice/erp-lessons'
import { useLanguage } from '@titian/site'
import { TaughtBy } from '../../taught-by.tsx'
import type { ErpCard } from './card-state.tsx'

/** PRC-242: the lesson that teaches a card of the school; teachers' cards have none. */
export function CardLesson({ card }: { card: ErpCard }) {
  const language = useLanguage()
  const { code, title } = card
  const names = title ? undefined : cardLessons[code]
  if (!names) return null
  return (
    <Text component="p" fz="sm" c="var(--text-2)">
      <TaughtBy kind="erp" topic={code} name={names[language === 'my' ? 'ms' : language]} />
    </Text>
  )
}
