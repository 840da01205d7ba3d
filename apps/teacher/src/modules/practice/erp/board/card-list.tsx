import { Box, Group, Stack } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { FailedList } from '../parts/failed-list.tsx'
import { CardIcon, useCardText } from './card-mark.tsx'
import type { MatrixProps } from './card-table.tsx'
import { type CardProgress, cardStateOf } from './progress.ts'
import { Due, type RowProps, StateAndDay, Student } from '../../parts/board-row.tsx'
import { Books, Result } from './row-parts.tsx'

function Card({ card }: { card: CardProgress }) {
  const text = useCardText()(card)
  const head = (
    <Group component="span" display="inline-flex" gap={6} wrap="nowrap" fz="sm">
      <CardIcon state={cardStateOf(card)} />
      <span>{text}</span>
    </Group>
  )
  if (card.failed.length === 0) return head
  return (
    <details>
      <summary>{head}</summary>
      <Box fz="sm" mt={4}>
        <FailedList failed={card.failed} />
      </Box>
    </details>
  )
}

function Cards({ cards }: { cards: readonly CardProgress[] }) {
  const { t } = useTranslation('erp')
  const { number } = useFormats()
  const count = (state: string) =>
    number(cards.filter((card) => cardStateOf(card) === state).length)
  return (
    <details>
      <summary>{t('board.cardsOf', { met: count('met'), begun: count('begun') })}</summary>
      <Stack component="ul" gap={6} mt="xs" mb={0} pl={0} style={{ listStyle: 'none' }}>
        {cards.map((card) => (
          <li key={card.code}>
            <Card card={card} />
          </li>
        ))}
      </Stack>
    </details>
  )
}

function OneStudent({ row, onExtend }: RowProps & Pick<MatrixProps, 'onExtend'>) {
  const { t } = useTranslation('practice')
  return (
    <Box
      component="li"
      p="md"
      style={{ listStyle: 'none', borderTop: '1px solid var(--line)', display: 'grid', gap: 8 }}
    >
      <Student row={row} />
      <Group gap="lg" align="flex-start">
        <StateAndDay row={row} />
        {row.erp ? <Books row={row} /> : null}
        {row.percent === null ? null : <Result row={row} />}
      </Group>
      {row.erp ? <Cards cards={row.erp.cards} /> : null}
      <div>
        <span className="meta">{t('field.dueAt')}</span>
        <Due row={row} onExtend={onExtend} />
      </div>
    </Box>
  )
}

/** PRC-235: the board as a list of students, for phones and small tablets. */
export function CardList({ rows, onExtend }: MatrixProps) {
  const { t } = useTranslation('erp')
  return (
    <Box component="ul" m={0} p={0} aria-label={t('board.caption')}>
      {rows.map((row) => (
        <OneStudent key={row.userId} row={row} onExtend={onExtend} />
      ))}
    </Box>
  )
}
