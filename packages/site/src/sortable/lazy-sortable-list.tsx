import { Box } from '@mantine/core'
import {
  type ComponentType,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { columnOfRows, Handle, type SortableListProps } from './handle.tsx'

const loadList = () => import('./sortable-list.tsx').then((one) => one.SortableList)

const buttonsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll('button') ?? [])]

/**
 * Renders the rows with their handles as the sortable list does, until the code for dragging has
 * loaded.
 */
function PlainList<Item>(props: SortableListProps<Item>) {
  const { items, idOf, disabled, handleLabel, className, gap, children } = props
  return (
    <Box component="ol" style={{ ...columnOfRows, gap }}>
      {items.map((item) => (
        <Box component="li" key={idOf(item)} className={className} pos="relative">
          {children(item, disabled ? null : <Handle id={idOf(item)} label={handleLabel?.(item)} />)}
        </Box>
      ))}
    </Box>
  )
}

/**
 * Whether the user is pressing. Replacing a row during a click would lose the click, and would
 * close an open menu of the row.
 */
function usePresses(box: RefObject<HTMLElement | null>) {
  const isPressed = useRef(false)
  const end = () => {
    isPressed.current = false
  }
  return {
    isBusy: () => isPressed.current || box.current?.querySelector('[aria-expanded="true"]') != null,
    handlers: {
      onPointerDown: () => {
        isPressed.current = true
      },
      onClick: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}

/**
 * A sortable list for pages that are mainly read. The code for dragging is loaded when the pointer
 * or the focus reaches a handle; on a touch screen, after the page. If it cannot be loaded, the
 * list stays as it is, and the next contact with a handle tries again. Loading renders the rows
 * again, so they must not contain fields.
 */
export function LazySortableList<Item>(props: SortableListProps<Item>) {
  const [List, setList] = useState<ComponentType<SortableListProps<Item>> | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const { isBusy, handlers } = usePresses(box)
  const load = async () => {
    const list = await loadList().catch(() => null)
    if (!list || isBusy()) return
    focused.current = buttonsOf(box.current).findIndex((one) => one === document.activeElement)
    setList(() => list)
  }
  const loadNow = useEffectEvent(() => void load())
  useEffect(() => {
    // On a touch screen, the first touch of a handle must already start dragging.
    if (!matchMedia('(pointer: coarse)').matches) return undefined
    const timer = setTimeout(loadNow, 1000)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (List) buttonsOf(box.current)[focused.current]?.focus()
  }, [List])
  const start = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('[data-handle]')) void load()
  }
  if (List)
    return (
      <div ref={box}>
        <List {...props} />
      </div>
    )
  return (
    <div ref={box} onPointerOver={start} onPointerMove={start} onFocus={start} {...handlers}>
      <PlainList {...props} />
    </div>
  )
}
