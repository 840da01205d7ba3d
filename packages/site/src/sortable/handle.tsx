import { ActionIcon, Box } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'

export interface SortableListProps<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Moves an item to a position, counted from 1; resolves when the list has been updated. */
  onMove: (item: Item, place: number) => Promise<unknown>
  /** Announced to screen readers after a move. */
  moved: (item: Item, place: number) => string
  disabled: boolean
  /** Makes the handle a button that also responds to arrow keys, for rows without arrow buttons. */
  handleLabel?: (item: Item) => string
  className?: string
  gap?: string
  /** Renders an item with the handle for dragging. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

interface HandleProps extends HTMLAttributes<HTMLElement> {
  id: string
  label: string | undefined
  ref?: Ref<HTMLElement & HTMLButtonElement>
}

/** One column. A long line that cannot break must not make it wider than the page. */
export const columnOfRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

const handleStyle = { display: 'inline-flex', cursor: 'grab', touchAction: 'none' } as const

/**
 * The handle has no label, because it is only for the mouse and touch. Keyboards and screen readers
 * use the arrow buttons of the row (TCH-099).
 */
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
