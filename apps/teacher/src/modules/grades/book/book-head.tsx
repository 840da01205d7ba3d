import { Group, Table, Text, UnstyledButton } from '@mantine/core'
import type { BookSort } from '@titian/contract'
import { headHeight } from './use-book-window.ts'

export interface Sorting {
  sort: BookSort
  sortSign?: string | undefined
  down: boolean
}

interface BookHeadProps {
  title: string
  lead?: string
  sort: BookSort
  sortSign?: string
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  column: number
  width: number
  isActive: boolean
}

/** The style of the column that stays visible while the table scrolls. */
export const fixedAt = { pos: 'sticky', left: 0, bg: 'var(--mantine-color-body)' } as const

export function BookHead(props: BookHeadProps) {
  const { title, lead, sort, sortSign, sorting, onSort, column, width, isActive } = props
  const isSorted =
    sorting.sort === sort && (sortSign === undefined || sorting.sortSign === sortSign)
  const down = isSorted && !sorting.down
  return (
    <Table.Th
      scope="col"
      w={width}
      h={headHeight}
      {...(column === 0 && { ...fixedAt, style: { zIndex: 1 } })}
      aria-colindex={column + 1}
      aria-sort={isSorted ? (sorting.down ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton
        fw={600}
        fz="sm"
        maw="100%"
        miw="var(--control)"
        mih="var(--control)"
        tabIndex={isActive ? 0 : -1}
        onClick={() => onSort({ sort, sortSign, down })}
      >
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
