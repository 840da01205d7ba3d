import { describe, expect, it } from 'vitest'
import { cutSharedName, maskPhone } from './rules.ts'

describe('what is shown of a share', () => {
  it('[CRS-094] cuts a name after 30 characters and leaves one of 30 whole', () => {
    expect(cutSharedName('a'.repeat(30))).toBe('a'.repeat(30))
    expect(cutSharedName('a'.repeat(31))).toBe(`${'a'.repeat(30)}…`)
    expect(cutSharedName('课'.repeat(31))).toBe(`${'课'.repeat(30)}…`)
    // A sign of two halves is not cut in the middle.
    expect(cutSharedName('𠮷'.repeat(31))).toBe(`${'𠮷'.repeat(30)}…`)
  })

  it('[CRS-107] hides the middle digits of a phone of any length', () => {
    expect(maskPhone('123456789')).toBe('123***789')
    expect(maskPhone('13812345678')).toBe('138*****678')
    expect(maskPhone('1234567')).toBe('1*****7')
    expect(maskPhone('12')).toBe('**')
  })
})
