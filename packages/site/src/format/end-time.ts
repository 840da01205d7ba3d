import { useFormats } from './formats.ts'

/** Returns a format for the end of a period, which names the day only if the day differs. */
export function useEndTime(): (start: string, end: string) => string {
  const { dateTime, time } = useFormats()
  return (start, end) =>
    new Date(start).toDateString() === new Date(end).toDateString() ? time(end) : dateTime(end)
}
