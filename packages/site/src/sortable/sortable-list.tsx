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
import { type KeyboardEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { columnOfRows, Handle, type SortableListProps } from './handle.tsx'

/**
 * The distance in pixels from which a movement counts as dragging. Below it, a click stays a click.
 */
const leastDistance = 4

interface RowProps {
  id: string
  disabled: boolean
  label?: string | undefined
  onKey: (event: KeyboardEvent) => void
  className?: string
  children: (handle: ReactNode) => ReactNode
}

function Row({ id, disabled, label, onKey, className, children }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled })
  const handle = disabled ? null : (
    <Handle id={id} label={label} ref={setActivatorNodeRef} onKeyDown={onKey} {...listeners} />
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

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const silent = { onDragStart: () => '', onDragOver: () => '', onDragCancel: () => '' }

/** Focuses a row again that was moved by a key, because the move removes the focus. */
function useKeptFocus(shown: readonly string[]) {
  const moved = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    document
      .querySelector<HTMLElement>(`[data-handle="${window.CSS.escape(moved.current)}"]`)
      ?.focus()
  }, [shown])
  return (id: string | null) => {
    moved.current = id
  }
}

/**
 * A list whose rows a person can sort by dragging, by the arrow keys, or by the arrow buttons of
 * each row.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, onMove, moved, disabled, handleLabel, className, gap, children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: leastDistance } }),
  )
  // The new order is shown at once, and later replaced by the list of the server.
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const ids = items.map(idOf)
  const shown = order?.every((id) => ids.includes(id)) && order.length === ids.length ? order : ids
  const itemOf = (id: unknown) => items.find((item) => idOf(item) === id)
  const keepFocus = useKeptFocus(shown)
  const move = async (id: string, to: number) => {
    const from = shown.indexOf(id)
    const item = itemOf(id)
    if (item === undefined || to < 0 || to >= shown.length || to === from) return
    setOrder(arrayMove([...shown], from, to))
    try {
      await onMove(item, to + 1)
    } finally {
      setOrder(null)
    }
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) void move(String(active.id), shown.indexOf(String(over.id)))
  }
  const pressKey = (id: string) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    keepFocus(id)
    void move(id, shown.indexOf(id) + step).finally(() => keepFocus(null))
  }
  const announce = ({ active, over }: DragEndEvent) => {
    const item = itemOf(active.id)
    return item === undefined || !over ? '' : moved(item, shown.indexOf(String(over.id)) + 1)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: { ...silent, onDragEnd: announce },
        screenReaderInstructions: { draggable: '' },
      }}
    >
      <SortableContext items={[...shown]} strategy={verticalListSortingStrategy}>
        <Box component="ol" style={{ ...columnOfRows, gap }}>
          {shown.map((id) => {
            const item = itemOf(id)
            return item === undefined ? null : (
              <Row
                key={id}
                id={id}
                disabled={disabled}
                label={handleLabel?.(item)}
                onKey={pressKey(id)}
                className={className}
              >
                {(handle) => children(item, handle)}
              </Row>
            )
          })}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
