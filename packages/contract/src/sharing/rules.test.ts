import { describe, expect, it } from 'vitest'
import { cutSharedName, maskPhone } from './rules.ts'

describe('the displayed data of a share', () => {
  it('[CRS-094] has a name of at most 30 characters, then an ellipsis', () => {
    expect(cutSharedName('a'.repeat(30))).toBe('a'.repeat(30))
    expect(cutSharedName('a'.repeat(31))).toBe(`${'a'.repeat(30)}…`)
    expect(cutSharedName('课'.repeat(31))).toBe(`${'课'.repeat(30)}…`)
    // A surrogate pair is not split.
    expect(cutSharedName('𠮷'.repeat(31))).toBe(`${'𠮷'.repeat(30)}…`)
  })

  it('[CRS-107] hides the middle digits of a phone number of any length', () => {
    expect(maskPhone('123456789')).toBe('123***789')
    expect(maskPhone('13812345678')).toBe('138*****678')
    expect(maskPhone('1234567')).toBe('1*****7')
    expect(maskPhone('12')).toBe('**')
  })
})
