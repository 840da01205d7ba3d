import { progress, type CalendarDate } from '@titian/contract'
import { useAsk } from '@titian/site'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, type Day, dayOf, gridOf } from './days.ts'

const startOf = (day: Day) => new Date(`${day}T00:00:00`).toISOString()

/** The month of the chosen day, with the dates of each day. */
export function useCalendar() {
  const today = dayOf(new Date())
  const [chosen, choose] = useState(today)
  const grid = gridOf(chosen)
  const [first = chosen] = grid
  const asked = useAsk(
    progress.courseCalendar,
    { from: startOf(first), to: startOf(addDays(grid.at(-1) ?? chosen, 1)) },
    { placeholderData: keepPreviousData },
  )
  const byDay = new Map<Day, CalendarDate[]>()
  for (const date of asked.data?.list ?? []) {
    const day = dayOf(new Date(date.at))
    byDay.set(day, [...(byDay.get(day) ?? []), date])
  }
  return { ...asked, today, chosen, choose, grid, byDay }
}

/** The number of days of the list of next dates. */
const ahead = 99

/** Returns the dates from a day on. */
export function useNext(day: Day) {
  const input = { from: startOf(day), to: startOf(addDays(day, ahead)) }
  return useAsk(progress.courseCalendar, input, { placeholderData: keepPreviousData })
}

export type CalendarOfMonth = ReturnType<typeof useCalendar>
