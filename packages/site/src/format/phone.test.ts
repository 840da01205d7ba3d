import { expect, it } from 'vitest'
import { keepNumbersWhole, phoneNumber } from './phone.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-')

it('[FRM-216] writes numbers in groups', () => {
  expect(plain(phoneNumber('60', '123456701'))).toBe('+60 12 345 6701')
  expect(plain(phoneNumber('60', '1123456789'))).toBe('+60 11 2345 6789')
  expect(plain(phoneNumber('86', '13800138000'))).toBe('+86 138 0013 8000')
  expect(plain(phoneNumber('60', '1234'))).toBe('+60 1234')
  expect(plain(phoneNumber('65', '81234567'))).toBe('+65 81234567')
})

it('[FRM-216] contains no character at which a line could break', () => {
  for (const number of [phoneNumber('60', '123456701'), phoneNumber('86', '13800138000')])
    expect(number).not.toMatch(/[ -]/)
})

it('[FRM-216] keeps numbers inside a text on one line, and allows breaks between the words around them', () => {
  const text = 'Office +60 3-8921 4400 (ext. 12), Mon - Fri'
  const whole = keepNumbersWhole(text)
  expect(plain(whole)).toBe(text)
  expect(whole.split(/[ -]/)).toEqual([
    'Office',
    '+60\u00A03\u20118921\u00A04400\u00A0(ext.',
    '12),',
    'Mon',
    '',
    '',
    'Fri',
  ])
})
