import { languages } from '@titian/contract'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { formatsOf } from './formats.ts'

afterEach(() => vi.unstubAllGlobals())

it('builds a format at its first use, and only once', () => {
  let built = 0
  class NumberFormat extends Intl.NumberFormat {
    constructor(...given: ConstructorParameters<typeof Intl.NumberFormat>) {
      super(...given)
      built++
    }
  }
  vi.stubGlobal('Intl', { ...Intl, NumberFormat })
  const { number, score, percent } = formatsOf('my')
  expect([number(1234), score(4.25)]).toEqual(['1,234', '4.25'])
  expect(built).toBe(0)
  expect([percent(0.5), formatsOf('my').percent(1)]).toEqual(['50%', '100%'])
  expect(built).toBe(1)
})

it('writes a number as Intl would, with and without decimals', () => {
  const whole = fc.maxSafeInteger()
  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100)
  const any = fc.double({ noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.oneof(whole, cents, any), (language, value) => {
      // Intl writes -0 with its sign.
      const shown = value === 0 ? 0 : value
      const { locale, number, score } = formatsOf(language)
      expect(number(shown)).toBe(new Intl.NumberFormat(locale).format(shown))
      const options = { maximumFractionDigits: 2 }
      expect(score(shown)).toBe(new Intl.NumberFormat(locale, options).format(shown))
    }),
  )
})

it('writes like the language of the page', () => {
  const day = new Date(2026, 6, 31)
  expect(formatsOf('en').date(day)).toBe('31 July 2026')
  expect(formatsOf('zh').date(day)).toBe('2026年7月31日')
  expect(formatsOf('my').date(day)).toBe('31 Julai 2026')
})

it('[FRM-265] writes the day before the month, and the hour without AM or PM', () => {
  const evening = new Date(2026, 6, 31, 23, 3)
  expect(formatsOf('en').dateTime(evening)).toBe('31 Jul 2026, 23:03')
  expect([formatsOf('my').dateTime(evening), formatsOf('my').time(evening)]).toEqual([
    '31 Jul 2026, 23:03',
    '23:03',
  ])
  expect(formatsOf('zh').dateTime(evening)).toBe('2026年7月31日 23:03')
  expect(formatsOf('en').exactTime(evening)).toBe('31 Jul 2026, 23:03:00')
})

it('[FRM-471] joins the parts of a text with the punctuation of the language', () => {
  const joined = (['en', 'zh', 'my'] as const).map((language) => {
    const { bracketed, colon, gap, list, stop } = formatsOf(language)
    return `A${colon}${list(['B', 'C'])}${bracketed(2)}${stop}${gap}D`
  })
  expect(joined).toEqual(['A: B, C (2). D', 'A：B、C（2）。D', 'A: B, C (2). D'])
})
