import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { isApiRead, safeAddress } from './rules.ts'

describe('addresses from data', () => {
  it('[FRM-188] follows paths of this site and http addresses only', () => {
    expect(safeAddress('/course?isFree=1')).toBe('/course?isFree=1')
    expect(safeAddress('https://partner.example/a')).toBe('https://partner.example/a')
    for (const bad of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'java\nscript:1',
      '',
      null,
    ])
      expect(safeAddress(bad)).toBeNull()
  })

  it('[FRM-188] never lets an address of another scheme through', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = safeAddress(text)
        if (kept !== null)
          expect(['http:', 'https:']).toContain(new URL(kept, 'https://school.example').protocol)
      }),
    )
  })
})

describe('what a menu may ask for its query', () => {
  it('[FRM-104] is a call of this API by GET that changes nothing', () => {
    expect(isApiRead('/school/sign')).toBe(true)
    for (const bad of [
      '/user/logout',
      '/school/takeList',
      '/school/nothing',
      'school/sign',
      '/school/sign?x=1',
      'https://evil.example/school/sign',
      '//evil.example',
      '',
    ])
      expect(isApiRead(bad), bad).toBe(false)
  })
})
