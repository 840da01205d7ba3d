import { describe, expect, it } from 'vitest'
import { timeSince } from './time-since.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const since = (iso: string, locale = 'en') => timeSince(Date.parse(iso), now, locale)

describe('the time since a message', () => {
  it('is said in the largest whole unit', () => {
    expect(since('2026-11-21T07:58:30Z')).toBe('1 minute ago')
    expect(since('2026-11-21T05:00:00Z')).toBe('3 hours ago')
    expect(since('2026-11-20T07:00:00Z')).toBe('yesterday')
    expect(since('2026-11-10T08:00:00Z')).toBe('last week')
    expect(since('2024-11-01T08:00:00Z')).toBe('2 years ago')
  })

  it('is "now" for a message of this moment, also if its clock is ahead', () => {
    expect(since('2026-11-21T07:59:40Z')).toBe('now')
    expect(since('2026-11-21T08:00:20Z')).toBe('now')
  })

  it('has the words of the page’s language', () => {
    expect(since('2026-11-21T05:00:00Z', 'zh-CN')).toBe('3 小时前')
    expect(since('2026-11-21T05:00:00Z', 'ms-MY')).toBe('3 jam lalu')
  })
})
