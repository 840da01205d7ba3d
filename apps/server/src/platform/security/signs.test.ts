import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSigns } from './signs.ts'

const signs = createSigns('a secret of at least thirty-two characters')

it('[CRS-039] decodes every sign, which has 22 characters that fit an address', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (id) => {
      const sign = signs.seal('course', id)
      expect(sign).toMatch(/^[\w-]{22}$/)
      expect(signs.open('course', sign)).toBe(id)
    }),
  )
})

it('refuses a sign of another kind or of another secret', () => {
  const sign = signs.seal('course', 7)
  expect(signs.open('lesson', sign)).toBeUndefined()
  expect(
    createSigns('another secret of thirty-two characters!').open('course', sign),
  ).toBeUndefined()
})

it('refuses a sign with one changed character', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 21 }),
      fc.constantFrom(...alphabet.split('')),
      (place, letter) => {
        const sign = signs.seal('course', 99)
        fc.pre(sign[place] !== letter)
        expect(
          signs.open('course', sign.slice(0, place) + letter + sign.slice(place + 1)),
        ).toBeUndefined()
      },
    ),
  )
})

it('refuses arbitrary text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      expect(signs.open('course', text)).toBeUndefined()
    }),
  )
})
