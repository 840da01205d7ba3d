import { Box, Group, Table, Text } from '@mantine/core'
import { erpCards, type PracticeBoardRow } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedList } from '../parts/failed-list.tsx'
import { CardMark, useCardText } from './card-mark.tsx'
import type { CardColumn, CardProgress } from './progress.ts'
import { Due, type RowProps, StateAndDay, Student } from '../../parts/board-row.tsx'
import { Books, Result } from './row-parts.tsx'

export interface MatrixProps {
  rows: readonly PracticeBoardRow[]
  cards: readonly CardColumn[]
  onExtend: (row: PracticeBoardRow) => void
}

const fixed = { pos: 'sticky', left: 0, bg: 'var(--mantine-color-body)' } as const

function Head({ card }: { card: CardColumn }) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const title = content.cardTitle(card)
  const school = erpCards.find((code) => code === card.code && card.title === '')
  return (
    <Table.Th scope="col" px={2} ta="center" fz="xs" pos="relative" title={title}>
      <Text component="span" fz="xs" fw={700} lineClamp={3} maw={84} mx="auto" aria-hidden>
        {school ? t(`short.${school}`) : title}
      </Text>
      <span className="visually-hidden">{title}</span>
    </Table.Th>
  )
}

interface CellsProps extends RowProps, Pick<MatrixProps, 'cards'> {
  opened: string | null
  controls: string
  onOpen: (card: string | null) => void
}

function Cells({ row, cards, opened, controls, onOpen }: CellsProps) {
  const { t } = useTranslation('erp')
  return cards.map(({ code }) => {
    const card = row.erp?.cards.find((found) => found.code === code)
    return (
      // The hidden text is positioned inside the cell. Otherwise the page would become as wide as
      // the whole table.
      <Table.Td key={code} px={2} py={4} pos="relative">
        {card ? (
          <CardMark
            card={card}
            isOpen={opened === code}
            controls={controls}
            onPress={() => onOpen(opened === code ? null : code)}
          />
        ) : (
          <Text component="span" display="block" ta="center" c="dimmed">
            <span aria-hidden>–</span>
            <span className="visually-hidden">{t('board.noRun')}</span>
          </Text>
        )}
      </Table.Td>
    )
  })
}

function Failed({ card, name }: { card: CardProgress; name: string }) {
  const { t } = useTranslation('erp')
  const textOf = useCardText()
  return (
    // The list stays visible when the cells scroll sideways.
    <Box pos="sticky" left={16} maw={720} style={{ display: 'grid', gap: 8 }}>
      <b>{t('board.failedOf', { name, card: textOf(card) })}</b>
      <FailedList failed={card.failed} />
    </Box>
  )
}

function Row({ row, cards, onExtend }: RowProps & Omit<MatrixProps, 'rows'>) {
  const [opened, setOpened] = useState<string | null>(null)
  const id = useId()
  const card = row.erp?.cards.find(({ code }) => code === opened)
  const isOpen = card !== undefined && card.failed.length > 0
  return (
    <>
      <Table.Tr>
        <Table.Th scope="row" {...fixed} miw={170} maw={240} style={{ zIndex: 2 }}>
          <Student row={row} />
        </Table.Th>
        <Table.Td>
          <StateAndDay row={row} />
        </Table.Td>
        <Cells row={row} cards={cards} opened={opened} controls={id} onOpen={setOpened} />
        <Table.Td>
          <Books row={row} />
        </Table.Td>
        <Table.Td>
          <Result row={row} />
        </Table.Td>
        <Table.Td miw={150}>
          <Due row={row} onExtend={onExtend} />
        </Table.Td>
      </Table.Tr>
      {isOpen ? (
        <Table.Tr id={id} bg="var(--sunken)">
          <Table.Td colSpan={cards.length + 5}>
            <Failed card={card} name={row.userName} />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  )
}

/**
 * PRC-235: a table of students and cards. The header and the names stay visible while it scrolls.
 */
export function CardTable({ rows, cards, onExtend }: MatrixProps) {
  const { t } = useTranslation(['erp', 'practice'])
  const caption = t('board.caption')
  return (
    <Table.ScrollContainer
      minWidth={0}
      maxHeight="75vh"
      type="native"
      // The region has nothing to focus, and must be scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine renders a div
      role="region"
      tabIndex={0}
      aria-label={caption}
    >
      <Table stickyHeader stickyHeaderOffset={0} captionSide="top" fz="sm">
        <Table.Caption ta="start" px="md">
          <Group component="span" gap={6} maw={720}>
            <b>{caption}</b> {t('board.captionText')}
          </Group>
        </Table.Caption>
        <Table.Thead style={{ zIndex: 3 }}>
          <Table.Tr>
            <Table.Th scope="col" {...fixed} miw={170}>
              {t('practice:board.student')}
            </Table.Th>
            <Table.Th scope="col">{t('board.day')}</Table.Th>
            {cards.map((card) => (
              <Head key={card.code} card={card} />
            ))}
            <Table.Th scope="col">{t('board.books')}</Table.Th>
            <Table.Th scope="col">{t('practice:board.best')}</Table.Th>
            <Table.Th scope="col">{t('practice:field.dueAt')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.userId} row={row} cards={cards} onExtend={onExtend} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
