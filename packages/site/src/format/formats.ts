import { htmlLanguage, type Language, punctuationOf } from '@titian/contract'
import { markThousands } from '@titian/ui'
import { useLanguage } from '../locale/use-language.ts'

/**
 * For Intl, `my` means Burmese, so Malay uses the locale of Malaysia. English uses a locale in
 * which the day is before the month, as in Malaysia.
 */
const locales: Record<Language, string> = { en: 'en-GB', zh: htmlLanguage.zh, my: 'ms-MY' }

/** A 24-hour clock, because the Malay PTG means both afternoon and evening. */
const clock24 = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export type DateLike = string | number | Date

function lengthParts(seconds: number): [number, number, number] {
  const whole = Math.max(0, Math.round(seconds))
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
}

/** Matches a number that has at most so many decimals and needs no rounding. */
const short = { 2: /^-?\d+(?:\.\d{1,2})?$/, 3: /^-?\d+(?:\.\d{1,3})?$/ }

/**
 * Formats for numbers, dates and durations in one language. Building an Intl format is slow, so
 * each format is built when it is first used.
 */
function buildFormats(language: Language) {
  const locale = locales[language]
  const on = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (value: DateLike) => {
      format ??= new Intl.DateTimeFormat(locale, options)
      return format.format(new Date(value))
    }
  }
  const figures = (options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (value: number) => {
      format ??= new Intl.NumberFormat(locale, options)
      return format.format(value)
    }
  }
  // On a phone, the first Intl object takes a tenth of a second. All three languages write plain
  // numbers in the same way, so these are formatted without Intl.
  const plain = (places: keyof typeof short) => {
    const rounded = figures({ maximumFractionDigits: places })
    return (value: number) => {
      const text = String(value)
      return short[places].test(text) ? markThousands(text) : rounded(value)
    }
  }
  return {
    ...punctuationOf(language),
    locale,
    number: plain(3),
    /** Formats a share between 0 and 1. */
    percent: figures({ style: 'percent', maximumFractionDigits: 0 }),
    score: plain(2),
    date: on({ dateStyle: 'long' }),
    shortDate: on({ day: 'numeric', month: 'short' }),
    dateTime: on({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...clock24,
    }),
    time: on(clock24),
    /** Formats a date with the time in seconds, for events that follow each other closely. */
    exactTime: on({ dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }),
    /** Formats seconds as 18:20 or 1:02:05. */
    clock: (seconds: number) => {
      const [hours, minutes, rest] = lengthParts(seconds)
      const two = (part: number) => String(part).padStart(2, '0')
      return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
    },
  }
}

export type Formats = ReturnType<typeof buildFormats>

const built = new Map<Language, Formats>()

/** Returns the same object for every call with the same language. */
export function formatsOf(language: Language): Formats {
  const formats = built.get(language) ?? buildFormats(language)
  built.set(language, formats)
  return formats
}

/** The formats of the page's language. */
export const useFormats = (): Formats => formatsOf(useLanguage())
