import { Box } from '@mantine/core'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { Handle, type SortableListProps } from './handle.tsx'

const loadList = () => import('./sortable-list.tsx').then((one) => one.SortableList)

const buttonsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll('button') ?? [])]

/** The rows with their handles, as the list that can be put in order shows them. */
function PlainList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, disabled, handleLabel, className, gap, children } = props
  return (
    <Box component="ol" style={{ display: 'grid', gap }}>
      {items.map((item) => (
        <Box component="li" key={idOf(item)} className={className} pos="relative">
          {children(item, disabled ? null : <Handle id={idOf(item)} label={handleLabel?.(item)} />)}
        </Box>
      ))}
    </Box>
  )
}

/**
 * A sortable list on a page that is first of all read: what drags is loaded when a pointer or the focus comes to the
 * list. If it cannot be loaded, the list stays as it is, and the next visit to it tries again. Its rows are then
 * rendered again, so that they may hold nothing that is being written.
 */
export function LazySortableList<Item>(props: SortableListProps<Item>) {
  const [List, setList] = useState<ComponentType<SortableListProps<Item>> | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const load = async () => {
    const list = await loadList().catch(() => null)
    // An open menu of a row would be closed.
    if (!list || box.current?.querySelector('[aria-expanded="true"]')) return
    focused.current = buttonsOf(box.current).findIndex((one) => one === document.activeElement)
    setList(() => list)
  }
  useLayoutEffect(() => {
    if (List) buttonsOf(box.current)[focused.current]?.focus()
  }, [List])
  const start = List ? undefined : () => void load()
  return (
    <div ref={box} onPointerEnter={start} onFocus={start}>
      {List ? <List {...props} /> : <PlainList {...props} />}
    </div>
  )
}
