import { Group, Table, Text, UnstyledButton } from '@mantine/core'
import type { BookColumn, BookRow, BookSort } from '@titian/contract'
import { useFormats } from '@titian/site'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from './mark-dialog.tsx'
import { useMarkText } from './use-mark-text.ts'

export interface Sorting {
  sort: BookSort
  sortSign?: string | undefined
  down: boolean
}

interface BookTableProps {
  columns: readonly BookColumn[]
  rows: readonly BookRow[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  onChoose: (chosen: Chosen) => void
}

type HeadProps = Pick<BookTableProps, 'sorting' | 'onSort'> & {
  title: string
  lead?: string
  sort: BookSort
  sortSign?: string
  /** Stays at the left while the marks are scrolled. */
  fixed?: boolean
}

/** On a phone the names leave room for two marks beside them. */
const nameWidth = { base: 130, sm: 220 }
const fixedAt = { pos: 'sticky', left: 0, bg: 'var(--mantine-color-body)' } as const

function Head({ title, lead, sort, sortSign, sorting, onSort, fixed = false }: HeadProps) {
  const isSorted =
    sorting.sort === sort && (sortSign === undefined || sorting.sortSign === sortSign)
  const down = isSorted && !sorting.down
  return (
    <Table.Th
      scope="col"
      miw={fixed ? nameWidth : 120}
      maw={220}
      {...(fixed && fixedAt)}
      aria-sort={isSorted ? (sorting.down ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton fw={600} fz="sm" onClick={() => onSort({ sort, sortSign, down })}>
        <Group gap={4} wrap="nowrap">
          <span className="clip-2">{title}</span>
          {isSorted ? <span aria-hidden>{sorting.down ? '↓' : '↑'}</span> : null}
        </Group>
      </UnstyledButton>
      {lead ? (
        <Text fz="xs" c="dimmed" fw={400}>
          {lead}
        </Text>
      ) : null}
    </Table.Th>
  )
}

type Titled = Pick<BookColumn, 'kind' | 'title'>
const useTitle = () => {
  const { t } = useTranslation('grades')
  return ({ kind, title }: Titled) => (kind === 'result' ? t('book.result') : title)
}

interface StudentProps extends Pick<BookTableProps, 'columns' | 'onChoose'> {
  row: BookRow
}

/** Drawn again only where its marks change: thousands of marks stand on a page, and a dialog opens at once. */
const Student = memo(function Student({ row, columns, onChoose }: StudentProps) {
  const { t } = useTranslation('grades')
  const { score } = useFormats()
  const textOf = useMarkText()
  const titleOf = useTitle()
  return (
    <Table.Tr>
      <Table.Th scope="row" {...fixedAt} miw={nameWidth} maw={260} style={{ zIndex: 2 }}>
        {row.name}
        <Text fz="xs" c="dimmed" fw={400}>
          {[row.studentCard, row.className].filter(Boolean).join(' · ')}
        </Text>
      </Table.Th>
      {columns.map((column, at) => {
        const cell = row.cells[at]
        if (!cell) return <Table.Td key={column.itemSign} />
        const name = t('book.open', { name: row.name, title: titleOf(column), mark: textOf(cell) })
        return (
          <Table.Td key={column.itemSign} className="num">
            <UnstyledButton
              mih={44}
              miw={44}
              fz="sm"
              c={cell.points === null ? 'dimmed' : undefined}
              aria-label={name}
              onClick={() => onChoose({ row, column })}
            >
              {textOf(cell)}
              {cell.state === 'late' ? ` · ${t('book.state.late')}` : ''}
              {cell.given === null ? null : (
                <Text component="span" display="block" fz="xs" c="dimmed">
                  {t('book.insteadOf', {
                    computed: cell.computed === null ? '--' : score(cell.computed),
                  })}
                </Text>
              )}
            </UnstyledButton>
          </Table.Td>
        )
      })}
    </Table.Tr>
  )
})

/** TCH-090: the head and the names stay while the marks are scrolled. */
export function BookTable({ columns, rows, sorting, onSort, onChoose }: BookTableProps) {
  const { t } = useTranslation('grades')
  const { score } = useFormats()
  const titleOf = useTitle()
  return (
    <Table.ScrollContainer minWidth={0} maxHeight="70vh" type="native">
      <Table stickyHeader stickyHeaderOffset={0} aria-label={t('book.title')}>
        <Table.Thead style={{ zIndex: 3 }}>
          <Table.Tr>
            <Head title={t('book.name')} sort="name" sorting={sorting} onSort={onSort} fixed />
            {columns.map((column) => (
              <Head
                key={column.itemSign}
                title={titleOf(column)}
                lead={t('book.of', { most: score(column.most) })}
                sort={column.kind}
                {...(column.kind !== 'result' && { sortSign: column.itemSign })}
                sorting={sorting}
                onSort={onSort}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Student key={row.userSign} row={row} columns={columns} onChoose={onChoose} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
