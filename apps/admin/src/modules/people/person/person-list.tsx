import { Title } from '@mantine/core'
import type { AnyCall, DataOf, InputOf } from '@titian/contract'
import { useAsk } from '@titian/site'
import { ListSurface } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useState } from 'react'

type RowOf<C extends AnyCall> = DataOf<C> extends { list: (infer Row)[] } ? Row : never

interface PersonListProps<C extends AnyCall> {
  call: C
  input: Omit<InputOf<C>, 'page' | 'size'>
  title: string
  none: string
  columns: readonly DataColumn<RowOf<C>>[]
  rowKey: (row: RowOf<C>) => string
}

const size = 5

/**
 * TCH-207: a short list about one person. Its page number is not in the address, because the page
 * has several lists.
 */
export function PersonList<C extends AnyCall>(props: PersonListProps<C>) {
  const { call, input, title, none, columns, rowKey } = props
  const [page, setPage] = useState(1)
  const asked = useAsk(
    call,
    { ...input, page, size } as InputOf<C>,
    {
      placeholderData: (before: DataOf<C> | undefined) => before,
      staleTime: 0,
    } as object,
  )
  return (
    <div>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <ListSurface<RowOf<C>>
        label={title}
        columns={columns}
        rowKey={rowKey}
        asked={asked as never}
        page={page}
        size={size}
        onPage={setPage}
        empty={<EmptyState title={none} />}
      />
    </div>
  )
}
