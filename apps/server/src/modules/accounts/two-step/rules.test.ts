import { expect, it } from 'vitest'
import fc from 'fast-check'
import { appAddress, readRecoveryCode, stepOf, writeRecoveryCode, writeSecret } from './rules.ts'

const rfcSecret = writeSecret(Buffer.from('12345678901234567890'))

it('computes the codes of RFC 6238', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  expect(stepOf(rfcSecret, '287082', at(59))).toBe(1)
  expect(stepOf(rfcSecret, '081804', at(1_111_111_109))).toBe(37_037_036)
  expect(stepOf(rfcSecret, '081804', at(1_111_111_109 + 30))).toBe(37_037_036)
  expect(stepOf(rfcSecret, '081804', at(1_111_111_109 + 61))).toBeUndefined()
})

it('accepts every recovery code in any letter case, with or without its hyphen', () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(bytes, (some) => {
      const code = writeRecoveryCode(some)
      expect(code).toMatch(/^[\dA-Z]{5}-[\dA-Z]{5}$/)
      expect(readRecoveryCode(code.toLowerCase())).toBe(code.replace('-', ''))
      expect(readRecoveryCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(
        code.replace('-', ''),
      )
    }),
  )
})

it('names the school without a colon, which would end the name', () => {
  const address = decodeURIComponent(appAddress(rfcSecret, 'School: North', '+60 12'))
  expect(address).toContain('otpauth://totp/School  North:+60 12?')
})
