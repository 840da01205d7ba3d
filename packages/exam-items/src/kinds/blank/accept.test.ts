import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAccepted } from './accept.ts'
import { foldAsBefore, foldText } from './fold-text.ts'
import { usualMatching } from './matching.ts'

const strict = { ...usualMatching, caseSensitive: true }
const number = { ...usualMatching, numeric: true }
const accepts = (key: string, text: string) => isAccepted([key], usualMatching, text)

/** Pairs with the same meaning; the second is typed or pasted differently. */
const same: [string, string][] = [
  ['ad spend', ' AD  Spend '],
  ['広告', '広告 '],
  ['ad sales', 'ａｄ ｓａｌｅｓ'],
  ['ad sales', 'ad\u3000sales'],
  ['ad sales', 'ad\u00A0sales'],
  ['ad sales', 'ad\u2009\t sales'],
  ['50%', '５０％'],
  ['1,000', '１，０００'],
  ['ガス', 'ｶﾞｽ'],
  ["don't", 'don’t'],
  ["don't", 'don‘t'],
  ["don't", 'donʼt'],
  ["don't", 'don´t'],
  ["don't", 'don`t'],
  ["5'", '5′'],
  ['"yes"', '“yes”'],
  ['"yes"', '„yes‟'],
  ['-5', '−5'],
  ['-5', '–5'],
  ['-5', '－5'],
  ['2010-2015', '2010–2015'],
  ['e-mail', 'e\u2011mail'],
  ['e-mail', 'e\u2010mail'],
  ['1/2', '½'],
  ['1/2', '1\u20442'],
  ['1/2', '1∕2'],
  ['1/2', '１／２'],
  ['1 1/2', '1½'],
  ['gudang', 'gu\u00ADdang'],
  ['gudang', 'gudang\u200B'],
  ['gudang', '\u200Egudang\u200F'],
  ['gudang', '\uFEFFgudang'],
  ['gudang', 'gu\u2060dang'],
  ['café', 'cafe\u0301'],
  ['cafe\u0301', 'café'],
  ['ΟΔΟΣ', 'οδος'],
  ['straße', 'STRASSE'],
  ['20°C', '20℃'],
  ['5 m²', '5 ㎡'],
  ['10⁵', ' 10⁵ '],
  ['H₂O', 'h₂o'],
]

/** Pairs with different meanings. */
const different: [string, string][] = [
  ['10⁵', '105'],
  ['105', '10⁵'],
  ['x²', 'x2'],
  ['2³', '23'],
  ['H₂O', 'H2O'],
  ['10⁻³', '10-3'],
  ['5 m²', '5 m2'],
  ['5 m2', '5 ㎡'],
  ['1 1/2', '11/2'],
  ['adspend', 'ad spend'],
  ['1,234', '1234'],
  ['3.10', '3.1'],
  ['5', '-5'],
  ['3.14', '3。14'],
  ['café', 'cafe'],
  ['a', 'b'],
]

describe('isAccepted', () => {
  it.each(same)('[EXM-160] treats %j and %j as the same answer', (key, text) => {
    expect(accepts(key, text)).toBe(true)
    expect(accepts(text, key)).toBe(true)
  })

  it.each(different)('[EXM-160] distinguishes %j from %j', (key, text) => {
    expect(accepts(key, text)).toBe(false)
  })

  it('[EXM-160] ignores case unless the blank is case-sensitive', () => {
    for (const [key, text] of [
      ['CO', 'Co'],
      ['mW', 'MW'],
    ] as const) {
      expect(accepts(key, text)).toBe(true)
      expect(isAccepted([key], strict, text)).toBe(false)
      expect(isAccepted([key], strict, ` ${key}\u200B`)).toBe(true)
    }
    expect(isAccepted(["Don't"], strict, 'Ｄｏｎ’ｔ')).toBe(true)
  })

  it('[EXM-098] treats empty and invisible answers as wrong', () => {
    for (const text of ['', '  ', '\u200B', '\u00AD \u3000'])
      for (const matching of [usualMatching, strict, number, undefined])
        expect(isAccepted(['\u200B', '0'], matching, text)).toBe(false)
  })

  it('[EXM-160] accepts each alternative exactly as written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.boolean(), (key, capitals) => {
        fc.pre(foldText(key) !== '')
        expect(isAccepted(['x1', key], { ...usualMatching, caseSensitive: capitals }, key)).toBe(
          true,
        )
      }),
    )
  })

  it('[EXM-160] gives the same mark when key and answer are exchanged', () => {
    const texts = fc.constantFrom(...same.flat(), ...different.flat())
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(accepts(one, other)).toBe(accepts(other, one))
      }),
    )
  })

  it('[EXM-162] accepts in old versions the same answers as before, and those that are equal after normalising', () => {
    expect(isAccepted(['10⁵'], undefined, '105')).toBe(true)
    expect(isAccepted(["don't"], undefined, 'don’t')).toBe(true)
    const texts = fc.oneof(
      fc.constantFrom(...same.flat(), ...different.flat()),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(texts, texts, (key, text) => {
        const before = foldAsBefore(key) === foldAsBefore(text) && foldText(text) !== ''
        expect(isAccepted([key], undefined, text)).toBe(before || accepts(key, text))
      }),
    )
  })
})

describe('a numeric blank', () => {
  const within = (key: string, text: string, tolerance = '') =>
    isAccepted([key], { ...number, tolerance }, text)

  it.each([
    ['1,234', '1234'],
    ['1234', '1,234'],
    ['1234567.5', '1 234 567.5'],
    ['1234', '1\u00A0234'],
    ['1234', "1'234"],
    ['3.10', '3.1'],
    ['3', '3.'],
    ['0.5', '.5'],
    ['5', '+5'],
    ['5', '005'],
    ['-5', '−5'],
    ['-5', '- 5'],
    ['0', '-0.00'],
    ['3.14', '３．１４'],
  ])('[EXM-161] takes %j and %j for the same number', (key, text) => {
    expect(within(key, text)).toBe(true)
  })

  it.each([
    ['1234', '12,34'],
    ['1234', '1,2345'],
    ['1234567', '1,234 567'],
    ['0.5', '0,5'],
    ['0.123', '0,123'],
    ['105', '10⁵'],
    ['5', 'five'],
    ['5', '5 kg'],
    ['5', '5-'],
    ['5', '.'],
    ['5', '-'],
    ['100000', '1e5'],
    ['3.14', '3.15'],
  ])('[EXM-161] tells %j from %j', (key, text) => {
    expect(within(key, text)).toBe(false)
  })

  it('[EXM-161] accepts numbers within the tolerance, including its limits, without rounding', () => {
    expect(within('0.3', '0.1', '0.2')).toBe(true)
    expect(within('0.3', '0.5', '0.2')).toBe(true)
    expect(within('0.3', '0.5000000000000000000001', '0.2')).toBe(false)
    expect(within('9007199254740993', '9007199254740992')).toBe(false)
    const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(9))
    const textOf = ([digits, places]: [bigint, number]) => {
      const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
      const cut = text.length - places
      return `${digits < 0n ? '-' : ''}${text.slice(0, cut)}.${text.slice(cut)}`
    }
    fc.assert(
      fc.property(decimal, decimal, fc.nat(1000), (key, answer, tolerance) => {
        const [one, other] = [key, answer].map(
          ([digits, places]) => digits * 10n ** BigInt(9 - places),
        )
        const difference = (one ?? 0n) - (other ?? 0n)
        const away = difference < 0n ? -difference : difference
        expect(within(textOf(key), textOf(answer), String(tolerance))).toBe(
          away <= BigInt(tolerance) * 10n ** 9n,
        )
      }),
    )
  })
})
