import { useQueryClient } from '@tanstack/react-query'
import { type TimetableChapter, trainStaffCalls } from '@titian/contract'
import { ask, askKey, callKey, useExplain } from '@titian/site'
import type { SavedState } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import type { DateRange } from './move-dates.ts'

/**
 * Milliseconds after the last key press before the new dates are sent. So several presses cause one
 * request.
 */
const pauseOfKeys = 700

const dateRangeOf = ({ startTime, endTime }: TimetableChapter): DateRange | null =>
  startTime && endTime ? { start: Date.parse(startTime), end: Date.parse(endTime) } : null

const iso = (at: number) => new Date(at).toISOString()

const withChapter = (saved: TimetableChapter) => (before?: { chapters: TimetableChapter[] }) =>
  before && {
    ...before,
    chapters: before.chapters.map((one) =>
      one.trainChapterId === saved.trainChapterId ? saved : one,
    ),
  }

/** TRN-059: the displayed dates of one chapter, and whether they are saved. */
export function useChapterDates(trainId: string, chapter: TimetableChapter) {
  const client = useQueryClient()
  const explain = useExplain()
  const { trainChapterId } = chapter
  const [drawn, setDrawn] = useState<DateRange | null | undefined>(undefined)
  const [state, setState] = useState<SavedState>('none')
  const [problem, setProblem] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<DateRange | null>(undefined)

  const send = async (dates: DateRange | null) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    setState('saving')
    try {
      const saved = await ask(trainStaffCalls.saveChapterDates, {
        trainId,
        trainChapterId,
        startTime: dates && iso(dates.start),
        endTime: dates && iso(dates.end),
      })
      client.setQueryData(askKey(trainStaffCalls.trainTimetable, { trainId }), withChapter(saved))
      void client.invalidateQueries({ queryKey: callKey(trainStaffCalls.trainBoard) })
      setProblem('')
      setState('saved')
    } catch (error) {
      setProblem(explain(error))
      setState('failed')
    }
    // Shows the dates of the server again, unless the chapter was moved while they were loading.
    if (waiting.current === undefined) setDrawn(undefined)
  }
  const sendLater = useRef(send)
  sendLater.current = send

  // If the person leaves the page during the pause, the dates are sent at once.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (waiting.current !== undefined) void sendLater.current(waiting.current)
    },
    [],
  )

  const save = (dates: DateRange | null) => {
    setDrawn(dates)
    void send(dates)
  }
  /** Sends the dates after the last of several keys. */
  const saveSoon = (dates: DateRange) => {
    setDrawn(dates)
    setState('local')
    waiting.current = dates
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void sendLater.current(dates), pauseOfKeys)
  }
  const dates = drawn === undefined ? dateRangeOf(chapter) : drawn
  return { dates, state, problem, draw: setDrawn, save, saveSoon, showProblem: setProblem }
}
export type ChapterDates = ReturnType<typeof useChapterDates>
