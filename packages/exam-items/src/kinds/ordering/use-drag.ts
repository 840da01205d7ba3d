import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import { placeAfter, roomOf, type RowEdges } from './drag-place.ts'

interface Drag {
  from: number
  to: number
  /** How far the row is from its original position, in pixels. */
  by: number
  /** How far the passed rows move, in pixels. */
  room: number
}

interface Start {
  list: Element
  rows: RowEdges[]
  from: number
  /** The distance from the top of the list to the pointer when dragging starts. */
  taken: number
  pointer: number
}

/** If the pointer is this near to the edge of the window, in pixels, the page scrolls. */
const edge = 72
const scrollStep = 10

function edgesOf(list: Element): RowEdges[] {
  const { top: above } = list.getBoundingClientRect()
  return [...list.children].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { top: top - above, bottom: bottom - above }
  })
}

function scrollerOf(list: Element): Element | null {
  for (let one = list.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one
  return document.scrollingElement
}

const scrollBy = (pointer: number): number => {
  if (pointer < edge) return -scrollStep
  return pointer > window.innerHeight - edge ? scrollStep : 0
}

/** The styles of the rows during a drag. */
function looksOf(drag: Drag | null) {
  /** Returns the position, from 1, that the row would have if it were dropped now. */
  function placeOf(at: number): number {
    if (!drag) return at + 1
    const { from, to } = drag
    if (at === from) return to + 1
    return at + 1 - Number(at > from && at <= to) + Number(at < from && at >= to)
  }

  function styleOf(at: number): CSSProperties | undefined {
    if (!drag) return undefined
    const { from, by, room } = drag
    const passed = placeOf(at) - at - 1
    if (at !== from)
      return passed === 0 ? undefined : { transform: `translateY(${passed * room}px)` }
    return {
      transform: `translateY(${by}px)`,
      position: 'relative',
      zIndex: 2,
      transition: 'none',
      boxShadow: 'var(--mantine-shadow-md)',
    }
  }

  return { placeOf, styleOf }
}

/**
 * Drags a row by its handle. During the drag, the rows only look moved, because the browser would
 * stop the drag of an element that moves in the DOM.
 */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const start = useRef<Start | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null

  function follow(pointer: number) {
    const begun = start.current
    if (!begun) return
    begun.pointer = pointer
    const { list, rows, from, taken } = begun
    const by = pointer - list.getBoundingClientRect().top - taken
    setDrag({ from, to: placeAfter(rows, from, by), by, room: roomOf(rows, from) })
  }

  useEffect(() => {
    if (!isDragging) return undefined
    const timer = setInterval(() => {
      const begun = start.current
      const step = begun ? scrollBy(begun.pointer) : 0
      if (!begun || step === 0) return
      scrollerOf(begun.list)?.scrollBy(0, step)
      follow(begun.pointer)
    }, 16)
    return () => clearInterval(timer)
  }, [isDragging])

  const end = () => {
    start.current = null
    setDrag(null)
  }

  const handlers = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest('ol')
      if (!list || event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const taken = event.clientY - list.getBoundingClientRect().top
      start.current = { list, rows: edgesOf(list), from, taken, pointer: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event.clientY),
    onPointerUp: () => {
      end()
      if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
    },
    onPointerCancel: end,
  })

  return { handlers, ...looksOf(drag) }
}
