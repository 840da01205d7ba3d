import { Table, Text } from '@mantine/core'
import type { BoardRow, TrainBoard } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CellMark } from './cell-mark.tsx'

/** On a phone, the column of names is narrow enough that the marks fit beside it. */
const nameWidth = { base: 130, sm: 220 }
const fixedAt = { pos: 'sticky', left: 0, bg: 'var(--mantine-color-body)' } as const

const Student = memo(function Student({ row }: { row: BoardRow }) {
  const { t } = useTranslation('training')
  const { percent } = useFormats()
  return (
    <Table.Tr>
      <Table.Th scope="row" {...fixedAt} miw={nameWidth} maw={260} style={{ zIndex: 2 }}>
        {row.name}
        <Text fz="xs" c="dimmed" fw={400}>
          {[row.studentCard, row.className].filter(Boolean).join(' · ')}
        </Text>
      </Table.Th>
      <Table.Td>
        {row.behind > 0 ? (
          <StatusBadge tone="warn">{t('board.behindBy', { count: row.behind })}</StatusBadge>
        ) : (
          <StatusBadge tone="ok">{t('board.onTime')}</StatusBadge>
        )}
      </Table.Td>
      <Table.Td className="num">{percent(row.progress)}</Table.Td>
      {row.cells.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an entry is identified by its index
        <Table.Td key={at} ta="center" pos="relative">
          <CellMark cell={cell} />
        </Table.Td>
      ))}
    </Table.Tr>
  )
})

/**
 * TRN-062: a table of students and entries. The header and the names stay visible while it scrolls.
 */
export function BoardTable({ entries, list }: Pick<TrainBoard, 'entries' | 'list'>) {
  const { t } = useTranslation('training')
  const { shortDate } = useFormats()
  return (
    <Table.ScrollContainer
      minWidth={0}
      maxHeight="70vh"
      type="native"
      // The region has nothing to focus, and must be scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Mantine renders a div
      role="region"
      tabIndex={0}
      aria-label={t('tab.board')}
    >
      <Table stickyHeader stickyHeaderOffset={0} aria-label={t('tab.board')}>
        <Table.Thead style={{ zIndex: 3 }}>
          <Table.Tr>
            <Table.Th scope="col" {...fixedAt} miw={nameWidth}>
              {t('board.name')}
            </Table.Th>
            <Table.Th scope="col" miw={120}>
              {t('board.stands')}
            </Table.Th>
            <Table.Th scope="col">{t('board.progress')}</Table.Th>
            {entries.map(({ key, kind, title, chapterName, endTime }) => (
              <Table.Th key={key} scope="col" miw={110} maw={180}>
                <span className="clip-2">{title}</span>
                <Text fz="xs" c="dimmed" fw={400}>
                  {[
                    t(`kind.${kind}`),
                    chapterName,
                    endTime && t('board.until', { date: shortDate(endTime) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.map((row) => (
            <Student key={row.userIdSign} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
