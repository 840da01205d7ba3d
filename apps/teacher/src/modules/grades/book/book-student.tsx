import { Skeleton, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { BookCell, BookColumn, BookRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { fixedAt } from './book-head.tsx'
import type { Chosen } from './mark-dialog.tsx'
import type { Drawn } from './use-book-window.ts'
import { useMarkText } from './use-mark-text.ts'
import { useItemTitle } from './use-item-title.ts'

interface MarkProps {
  row: BookRow
  cell: BookCell
  column: BookColumn
  isActive: boolean
  onChoose: (chosen: Chosen) => void
}

function Mark({ row, cell, column, isActive, onChoose }: MarkProps) {
  const { t } = useTranslation('grades')
  const { score } = useFormats()
  const mark = useMarkText()(cell)
  const title = useItemTitle()(column)
  const state = cell.state === 'late' || cell.state === 'soFar' ? t(`book.state.${cell.state}`) : ''
  return (
    <UnstyledButton
      mih={44}
      miw={44}
      fz="sm"
      c={cell.points === null ? 'dimmed' : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onChoose({ row, column })}
    >
      {/* The hidden text comes before the visible text, so that the accessible name contains the
          visible text in one piece. */}
      <VisuallyHidden>{t('book.open', { name: row.name, title })} </VisuallyHidden>
      {mark}
      {state ? (
        <>
          {' '}
          <Text component="span" inherit style={{ whiteSpace: 'nowrap' }}>
            · {state}
          </Text>
        </>
      ) : null}
      {cell.given === null ? null : (
        <Text component="span" display="block" fz="xs" c="dimmed">
          {t('book.insteadOf', {
            computed: cell.computed === null ? '--' : score(cell.computed),
          })}
        </Text>
      )}
    </UnstyledButton>
  )
}

interface MarkCellProps extends Pick<MarkProps, 'isActive' | 'onChoose'> {
  row: BookRow | undefined
  column: BookColumn | undefined
  at: number
}

/** Memoised, so that a cell is not rendered again while its row scrolls sideways. */
const MarkCell = memo(function MarkCell({ row, column, at, isActive, onChoose }: MarkCellProps) {
  const cell = row?.cells[at]
  return (
    <Table.Td
      className="num"
      aria-colindex={at + 2}
      {...(!cell && { tabIndex: isActive ? 0 : -1 })}
    >
      {row && cell && column ? (
        <Mark row={row} cell={cell} column={column} isActive={isActive} onChoose={onChoose} />
      ) : null}
    </Table.Td>
  )
})

interface BookStudentProps {
  index: number
  /** The marks of the row; undefined until its block of students has loaded. */
  row: BookRow | undefined
  columns: readonly BookColumn[]
  drawn: readonly Drawn[]
  /** The column of this row that the Tab key reaches; -1 if the Tab key reaches another row. */
  activeColumn: number
  measure: (row: HTMLTableRowElement | null) => void
  onChoose: (chosen: Chosen) => void
}

interface NameCellProps {
  row: BookRow | undefined
  isActive: boolean
}

const NameCell = memo(function NameCell({ row, isActive }: NameCellProps) {
  const { t } = useTranslation('site')
  return (
    <Table.Th
      scope="row"
      {...fixedAt}
      style={{ zIndex: 2, overflowWrap: 'anywhere' }}
      aria-colindex={1}
      tabIndex={isActive ? 0 : -1}
    >
      {row ? (
        <>
          {row.name}
          <Text fz="xs" c="dimmed" fw={400}>
            {[row.studentCard, row.className].filter(Boolean).join(' · ')}
          </Text>
        </>
      ) : (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton h={14} w="72%" />
        </>
      )}
    </Table.Th>
  )
})

/**
 * Memoised by marks and columns. Many rows are rendered at once, and a dialog must open without
 * delay.
 */
export const BookStudent = memo(function BookStudent(props: BookStudentProps) {
  const { index, row, columns, drawn, activeColumn, measure, onChoose } = props
  return (
    <Table.Tr ref={measure} data-index={index} aria-rowindex={index + 2} aria-busy={!row}>
      <NameCell row={row} isActive={activeColumn === 0} />
      {drawn.map(({ index: at, gap }) => (
        <Fragment key={at}>
          {gap > 0 ? <Table.Td aria-hidden /> : null}
          <MarkCell
            row={row}
            column={columns[at]}
            at={at}
            isActive={activeColumn === at + 1}
            onChoose={onChoose}
          />
        </Fragment>
      ))}
      <Table.Td aria-hidden />
    </Table.Tr>
  )
})
