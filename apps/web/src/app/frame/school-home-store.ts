import { stored } from '@titian/site'

/**
 * Milliseconds after which a visitor starts at the top again: longer than a reload, shorter than a
 * day.
 */
const maxAge = 30 * 60_000

interface Place {
  /** The scroll position in pixels. */
  scroll: number
  at: number
}

const place = stored({
  name: 'schoolHome',
  version: 1,
  owner: 'device',
  lifetime: 'device',
  accept: (value): value is Place =>
    typeof value === 'object' &&
    value !== null &&
    'scroll' in value &&
    typeof value.scroll === 'number' &&
    'at' in value,
})

/** FRM-090: stores the scroll position on the school's home page, so that it survives a reload. */
export const schoolHomeStore = {
  keep(scroll: number, now = Date.now()): void {
    place.keep({ scroll: Math.round(scroll), at: now })
  },
  place(now = Date.now()): number {
    const storedPlace = place.read()
    return storedPlace && now - storedPlace.at < maxAge ? storedPlace.scroll : 0
  },
}
