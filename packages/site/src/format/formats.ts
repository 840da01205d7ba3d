import { htmlLanguage, type Language, punctuationOf } from '@titian/contract'
import { markThousands } from '@titian/ui'
import { useLanguage } from '../locale/use-language.ts'

/**
 * Intl has no data of its own for `my`, which is Burmese there; Malay as in Malaysia. English puts the day before
 * the month, as Malaysia does.
 */
const locales: Record<Language, string> = { en: 'en-GB', zh: htmlLanguage.zh, my: 'ms-MY' }

/** The 24 hours of a clock: the Malay PTG is afternoon and evening alike. */
const clock24 = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export type DateLike = string | number | Date

function lengthParts(seconds: number): [number, number, number] {
  const whole = Math.max(0, Math.round(seconds))
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
}

/** A number that needs no rounding to so many decimals. */
const short = { 2: /^-?\d+(?:\.\d{1,2})?$/, 3: /^-?\d+(?:\.\d{1,3})?$/ }

/** Numbers, dates and lengths as one language writes them. Intl is slow to build: each format waits for its first use. */
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
  // The first thing that Intl builds holds a phone up for a tenth of a second; all three languages write plain
  // numbers the same way, so that a page of them needs none.
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
    /** A share from 0 to 1. */
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
    /** With seconds, for events that follow each other closely. */
    exactTime: on({ dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }),
    /** Seconds as 18:20 or 1:02:05. */
    clock: (seconds: number) => {
      const [hours, minutes, rest] = lengthParts(seconds)
      const two = (part: number) => String(part).padStart(2, '0')
      return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
    },
  }
}

export type Formats = ReturnType<typeof buildFormats>

const built = new Map<Language, Formats>()

/** The same object each time. */
export function formatsOf(language: Language): Formats {
  const formats = built.get(language) ?? buildFormats(language)
  built.set(language, formats)
  return formats
}

/** The formats of the page's language. */
export const useFormats = (): Formats => formatsOf(useLanguage())
