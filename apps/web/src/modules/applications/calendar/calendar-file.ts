export interface CalendarEvent {
  /**
   * The id is the same in each file about this event, so that a calendar replaces its earlier
   * entry.
   */
  uid: string
  title: string
  place: string
  text: string
  /** The address of the page about the event. */
  url: string
  start: Date
  minutes: number
}

/** The maximum length of a line in octets (RFC 5545, 3.1). */
const most = 75
const encoder = new TextEncoder()

/** Formats a time in UTC, such as 20261201T093000Z. */
const moment = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** RFC 5545, 3.3.11: without escapes, these characters would end the value or start another one. */
const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** A longer line continues on the next line after a space; no character is split. */
export function foldLine(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > most) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += letter
    octets += size
  }
  return [...rows, row].join('\r\n')
}

/** JOB-106: returns one event as a calendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent, now = new Date()): string {
  const { uid, title, place, text, url, start, minutes } = event
  const end = new Date(start.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Titian//Applications//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
