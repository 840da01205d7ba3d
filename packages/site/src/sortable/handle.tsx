import { ActionIcon, Box } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface SortableListProps<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Moves an item to a place from 1; the list follows once it is done. */
  onMove: (item: Item, place: number) => Promise<unknown>
  /** Said to screen readers after a move. */
  moved: (item: Item, place: number) => string
  disabled: boolean
  /** Makes the handle a button that the arrow keys move too, for a row without arrows of its own. */
  handleLabel?: (item: Item) => string
  className?: string
  gap?: string
  /** Draws an item with the handle by which a pointer takes it. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

interface HandleProps extends HTMLAttributes<HTMLElement> {
  id: string
  label: string | undefined
  ref?: Ref<HTMLElement & HTMLButtonElement>
}

/** One column that a long line without breaks does not make wider than the page. */
export const columnOfRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

const handleStyle = { display: 'inline-flex', cursor: 'grab', touchAction: 'none' } as const

/** Without a label for pointers alone: the arrows of the row are the way of keyboards and screen readers (TCH-099). */
export function Handle({ id, label, onKeyDown, ...others }: HandleProps) {
  return label ? (
    <ActionIcon
      {...others}
      onKeyDown={onKeyDown}
      aria-label={label}
      data-handle={id}
      variant="subtle"
      color="gray"
      size={28}
      style={handleStyle}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  ) : (
    <Box
      component="span"
      {...others}
      aria-hidden
      data-handle
      flex="none"
      c="dimmed"
      py={6}
      style={handleStyle}
    >
      <IconGripVertical size={18} />
    </Box>
  )
}
