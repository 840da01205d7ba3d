import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHONE_MAX_DIGITS, readPhone } from './read-phone.ts'

const offered = ['60', '86']

describe('a phone number from any input', () => {
  it('[ACC-035] loses spaces and everything that is not a digit', () => {
    expect(readPhone(' 138-0013 8000 ', offered)).toEqual({
      areaCode: undefined,
      digits: '13800138000',
    })
    expect(readPhone('01２ 345a6789', offered).digits).toBe('0123456789')
    const onlyDigits = (text: string) => /^\d*$/.test(readPhone(text, offered).digits)
    fc.assert(fc.property(fc.string(), onlyDigits))
  })

  it('[ACC-036] has at most 11 digits', () => {
    expect(readPhone('138001380001234', offered).digits).toBe('13800138000')
    const shortEnough = (text: string) => readPhone(text, offered).digits.length <= PHONE_MAX_DIGITS
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 +-'.split('')) }), shortEnough),
    )
  })

  it.each([
    ['+86 138 0013 8000', '86', '13800138000'],
    ['008613800138000', '86', '13800138000'],
    ['+60 12-345 6789', '60', '123456789'],
    ['0060 12 345 6789', '60', '123456789'],
    ['(+60) 012 345 6789', '60', '0123456789'],
  ])(
    '[ACC-250] %s selects its area code and loses it before the limit applies',
    (text, areaCode, digits) => {
      expect(readPhone(text, offered)).toEqual({ areaCode, digits })
    },
  )

  it('keeps a number that only seems to start with an area code', () => {
    expect(readPhone('60123456789', offered)).toEqual({
      areaCode: undefined,
      digits: '60123456789',
    })
    expect(readPhone('+65 8123 4567', offered)).toEqual({
      areaCode: undefined,
      digits: '6581234567',
    })
  })
})
