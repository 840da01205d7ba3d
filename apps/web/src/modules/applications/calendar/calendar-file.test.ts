import { expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, foldLine } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'abc@school.example',
  title: 'Interview: Shop operator, Kedai Maju',
  place: '12 Jalan Ampang; level 3, Kuala Lumpur',
  text: 'Bring your resume.\nAsk for C:\\Mei',
  url: 'https://school.example/applications/abc',
  start: new Date('2026-12-01T17:30:00+08:00'),
  minutes: 60,
}
const now = new Date('2026-11-28T02:03:04.567Z')

/** A small RFC 5545 parser: unfolds lines and removes escapes. */
function read(file: string) {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const entries = lines.filter(Boolean).map((line) => {
    const at = line.indexOf(':')
    const value = line
      .slice(at + 1)
      .replaceAll(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))
    return [line.slice(0, at), value] as const
  })
  return new Map(entries)
}

it('[JOB-106] a calendar file has CRLF lines and times in UTC', () => {
  const file = calendarFile(event, now)
  expect(file.split('\r\n').at(-1)).toBe('')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
  expect(file).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/)
  const found = read(file)
  expect(found.get('UID')).toBe('abc@school.example')
  expect(found.get('DTSTAMP')).toBe('20261128T020304Z')
  expect(found.get('DTSTART')).toBe('20261201T093000Z')
  expect(found.get('DTEND')).toBe('20261201T103000Z')
})

it('[JOB-106] characters that would end a value are escaped and can be read back', () => {
  const file = calendarFile(event, now)
  expect(file).toContain(String.raw`LOCATION:12 Jalan Ampang\; level 3\, Kuala Lumpur`)
  expect(file).toContain(String.raw`DESCRIPTION:Bring your resume.\nAsk for C:\\Mei`)
  const found = read(file)
  expect(found.get('LOCATION')).toBe(event.place)
  expect(found.get('DESCRIPTION')).toBe(event.text)
  expect(found.get('SUMMARY')).toBe(event.title)
})

it('[JOB-106] a note cannot inject a property', () => {
  const file = calendarFile({ ...event, text: 'one\r\nATTENDEE:mailto:x@y.example' }, now)
  expect(file).not.toMatch(/^ATTENDEE/m)
})

it.each(['面试'.repeat(60), '👩‍💻'.repeat(40), 'a'.repeat(75), 'a'.repeat(76), ''])(
  '[JOB-106] lines are folded at 75 octets without splitting a character: %s',
  (text) => {
    const folded = foldLine(text)
    for (const row of folded.split('\r\n'))
      expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(text)
    expect(folded.includes('\r\n')).toBe(new TextEncoder().encode(text).length > 75)
  },
)

it('[JOB-106] a later invitation has the same event id', () => {
  const later = { ...event, start: new Date('2026-12-03T02:00:00Z') }
  expect(read(calendarFile(later, now)).get('UID')).toBe(read(calendarFile(event, now)).get('UID'))
})
