import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { isPhone } from '@titian/contract'
import { findColumns, readPhoneText } from './rules.ts'

describe('column names', () => {
  const columns = [
    { field: 'name', required: true, heads: ['Name', '姓名'] },
    { field: 'class', required: false, heads: ['Class', 'Kelas'] },
  ] as const

  it('are found in any case, with any spaces and marks', () => {
    expect(findColumns(['x', ' NAME * '], columns)).toEqual({ name: 1 })
    expect(findColumns(['kelas', '姓 名：'], columns)).toEqual({ name: 1, class: 0 })
  })

  it('are refused when a required one is missing, or one occurs twice', () => {
    expect(findColumns(['class'], columns)).toBeUndefined()
    expect(findColumns(['name', '姓名'], columns)).toBeUndefined()
    expect(findColumns(['name', 'class', 'Kelas'], columns)).toBeUndefined()
  })
})

describe('phones of a sheet', () => {
  it.each([
    ['0123456789', '60 123456789'],
    ['+60 12-345 6789', '60 123456789'],
    ['60123456789', '60 123456789'],
    ['123456789', '60 123456789'],
    ['0060 (0)12 345 6789', '60 123456789'],
    ['+60 011-1234 5678', '60 1112345678'],
    ['13800138000', '86 13800138000'],
    ['+86 138 0013 8000', '86 13800138000'],
    ['8613800138000', '86 13800138000'],
  ])('are read as people write them: %s', (text, phone) => {
    const read = readPhoneText(text)
    expect(`${read?.areaCode} ${read?.mobile}`).toBe(phone)
  })

  it('use the area code in their own column', () => {
    expect(readPhoneText('13800138000', '+86')).toEqual({ areaCode: '86', mobile: '13800138000' })
    expect(readPhoneText('60123456789', '60')).toEqual({ areaCode: '60', mobile: '123456789' })
    expect(readPhoneText('13800138000', '60')).toBeUndefined()
    expect(readPhoneText('0123456789', '65')).toBeUndefined()
    expect(readPhoneText('0123456789', 'x')).toBeUndefined()
  })

  it('are never completed by guessing', () => {
    for (const text of ['', '12', '=1', 'abc', '0123456789012345678'])
      expect(readPhoneText(text)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = readPhoneText(text)
        return !phone || isPhone(phone.areaCode, phone.mobile)
      }),
    )
  })
})
