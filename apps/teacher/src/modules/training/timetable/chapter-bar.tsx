import { Box } from '@mantine/core'
import { useFormats } from '@titian/site'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { day, daysOfKey, type Edge, movedBy, placeOf, type DateRange } from './move-dates.ts'
import type { ChapterDates } from './use-chapter-dates.ts'

interface ChapterBarProps {
  name: string
  bounds: DateRange
  dates: DateRange
  of: ChapterDates
}

interface Drag {
  edge: Edge
  from: number
  dates: DateRange
}

/**
 * The distance to an end of the bar in pixels. Dragging within this distance moves the end instead
 * of the bar.
 */
const endWidth = 24

/** TRN-059: a chapter as a bar over the weeks of the training, moved by dragging and by keys. */
export function ChapterBar({ name, bounds, dates, of }: ChapterBarProps) {
  const { t } = useTranslation('training')
  const { dateTime } = useFormats()
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(null)
  const [left, right] = [placeOf(dates.start, bounds), placeOf(dates.end, bounds)]
  const dayOf = (at: number) => Math.round((at - bounds.start) / day)
  const said = (at: number) => dateTime(new Date(at).toISOString())

  const moved = (event: PointerEvent) => {
    const dragged = drag.current
    const width = track.current?.clientWidth ?? 0
    if (!dragged || width === 0) return undefined
    const days = ((event.clientX - dragged.from) / width) * ((bounds.end - bounds.start) / day)
    return movedBy(dragged.dates, dragged.edge, days, bounds)
  }
  const handle = (edge: Edge) => {
    const at = edge === 'end' ? dates.end : dates.start
    const range = t('table.range', { start: said(dates.start), end: said(dates.end) })
    return {
      role: 'slider',
      tabIndex: 0,
      'aria-label': t(`table.edge.${edge}`, { name }),
      'aria-valuemin': 0,
      'aria-valuemax': dayOf(bounds.end),
      'aria-valuenow': dayOf(at),
      'aria-valuetext': edge === 'both' ? range : said(at),
      onKeyDown: (event: KeyboardEvent) => {
        const days = daysOfKey(event.key, event.shiftKey)
        if (days === undefined) return
        event.preventDefault()
        of.saveSoon(movedBy(dates, edge, days, bounds))
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { edge, from: event.clientX, dates }
      },
      onPointerMove: (event: PointerEvent) => {
        const next = moved(event)
        if (next) of.draw(next)
      },
      onPointerUp: (event: PointerEvent) => {
        const next = moved(event)
        const before = drag.current?.dates
        drag.current = null
        if (next && before && (next.start !== before.start || next.end !== before.end))
          of.save(next)
      },
      onPointerCancel: () => {
        if (drag.current) of.draw(drag.current.dates)
        drag.current = null
      },
    }
  }
  const end = (edge: 'start' | 'end', at: number) => (
    <Box
      {...handle(edge)}
      pos="absolute"
      top={6}
      h={32}
      w={endWidth}
      bg="var(--primary)"
      bdrs="sm"
      style={{
        insetInlineStart: `calc(${at}% - ${edge === 'start' ? 0 : endWidth}px)`,
        cursor: 'ew-resize',
        touchAction: 'none',
      }}
    />
  )
  return (
    <Box ref={track} pos="relative" h={44} bg="var(--sunken)" bdrs="sm">
      <Box
        {...handle('both')}
        pos="absolute"
        top={6}
        h={32}
        bg="var(--mantine-primary-color-light)"
        bd="1px solid var(--primary)"
        bdrs="sm"
        style={{
          insetInlineStart: `${left}%`,
          width: `max(${right - left}%, ${endWidth * 2}px)`,
          cursor: 'grab',
          touchAction: 'none',
        }}
      />
      {end('start', left)}
      {end('end', right)}
    </Box>
  )
}
