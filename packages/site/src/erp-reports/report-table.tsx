import { Table, type TableTdProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface ReportTableProps {
  /** Names the table for screen readers. */
  label: string
  /** The headings of the columns with amounts. The first column has the names. */
  heads: readonly string[]
  first: string
  /**
   * The heading of the last column, which a phone hides. Without a heading, the table has no such
   * column.
   */
  wideHead?: string
  children: ReactNode
}

/** A statement as on paper: names at the left, amounts at the right, narrow enough for a phone. */
export function ReportTable({ label, heads, first, wideHead, children }: ReportTableProps) {
  return (
    <Table aria-label={label} horizontalSpacing={6} verticalSpacing={8} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{first}</Table.Th>
          {heads.map((head) => (
            <Table.Th key={head} ta="end">
              {head}
            </Table.Th>
          ))}
          {wideHead ? (
            <Table.Th ta="end" visibleFrom="sm">
              {wideHead}
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      {children}
    </Table>
  )
}

export const AmountCell = (cell: TableTdProps) => (
  <Table.Td {...cell} ta="end" className="num" style={{ whiteSpace: 'nowrap' }} />
)

interface ReportRowProps {
  name: ReactNode
  amount: ReactNode
  /** A sum of the rows above. */
  isSum?: boolean
}

/** One line of a statement. A sum is in bold. */
export function ReportRow({ name, amount, isSum = false }: ReportRowProps) {
  const weight = isSum ? 600 : undefined
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={weight ?? 400}>
        {name}
      </Table.Th>
      <AmountCell fw={weight}>{amount}</AmountCell>
    </Table.Tr>
  )
}

export const ReportGroup = ({ name }: { name: string }) => (
  <Table.Tr>
    <Table.Th scope="rowgroup" colSpan={2} fz="xs" c="var(--text-2)">
      {name}
    </Table.Th>
  </Table.Tr>
)
