import { Box } from '@mantine/core'
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'

interface SortableListProps<Item> {
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Moves an item to a place from 1; the list follows once it is done. */
  onMove: (item: Item, place: number) => Promise<unknown>
  /** Said to screen readers after a move. */
  moved: (item: Item, place: number) => string
  disabled: boolean
  className?: string
  gap?: string
  /** Draws an item with the handle by which a pointer takes it. */
  children: (item: Item, handle: ReactNode) => ReactNode
}

/** Pixels that a pointer moves before it drags, so that a press stays a press. */
const leastDistance = 4

interface RowProps {
  id: string
  disabled: boolean
  className?: string
  children: (handle: ReactNode) => ReactNode
}

function Row({ id, disabled, className, children }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled })
  // For pointers alone: the arrows of the row are the way of keyboards and screen readers (TCH-099).
  const handle = disabled ? null : (
    <Box
      component="span"
      ref={setActivatorNodeRef}
      {...listeners}
      aria-hidden
      data-handle
      flex="none"
      c="dimmed"
      py={6}
      style={{ display: 'inline-flex', cursor: 'grab', touchAction: 'none' }}
    >
      <IconGripVertical size={18} />
    </Box>
  )
  return (
    <Box
      component="li"
      ref={setNodeRef}
      className={className}
      pos="relative"
      bg={isDragging ? 'var(--surface)' : undefined}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        zIndex: isDragging ? 2 : undefined,
        boxShadow: isDragging ? 'var(--mantine-shadow-md)' : undefined,
      }}
    >
      {children(handle)}
    </Box>
  )
}

const silent = { onDragStart: () => '', onDragOver: () => '', onDragCancel: () => '' }

/** A list whose rows are put in order by dragging; each row still has its arrows. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, onMove, moved, disabled, className, gap, children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: leastDistance } }),
  )
  // The new order is shown at once; the server's list takes its place.
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const ids = items.map(idOf)
  const shown = order?.every((id) => ids.includes(id)) && order.length === ids.length ? order : ids
  const itemOf = (id: unknown) => items.find((item) => idOf(item) === id)
  const drop = async ({ active, over }: DragEndEvent) => {
    const from = shown.indexOf(String(active.id))
    const to = over ? shown.indexOf(String(over.id)) : -1
    const item = itemOf(active.id)
    if (item === undefined || to < 0 || to === from) return
    setOrder(arrayMove([...shown], from, to))
    try {
      await onMove(item, to + 1)
    } finally {
      setOrder(null)
    }
  }
  const announce = ({ active, over }: DragEndEvent) => {
    const item = itemOf(active.id)
    return item === undefined || !over ? '' : moved(item, shown.indexOf(String(over.id)) + 1)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{
        announcements: { ...silent, onDragEnd: announce },
        screenReaderInstructions: { draggable: '' },
      }}
    >
      <SortableContext items={[...shown]} strategy={verticalListSortingStrategy}>
        <Box component="ol" style={{ display: 'grid', gap }}>
          {shown.map((id) => {
            const item = itemOf(id)
            return item === undefined ? null : (
              <Row key={id} id={id} disabled={disabled} className={className}>
                {(handle) => children(item, handle)}
              </Row>
            )
          })}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
