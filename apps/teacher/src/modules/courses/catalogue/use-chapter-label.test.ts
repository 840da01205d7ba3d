import { expect, it } from 'vitest'
import { chineseNumeral } from './use-chapter-label.ts'

it('[TCH-036] writes chapter numbers in Chinese numerals', () => {
  const written = [1, 9, 10, 12, 20, 21, 99, 100, 105, 110, 119, 250, 999].map(chineseNumeral)
  expect(written).toEqual([
    '一',
    '九',
    '十',
    '十二',
    '二十',
    '二十一',
    '九十九',
    '一百',
    '一百零五',
    '一百一十',
    '一百一十九',
    '二百五十',
    '九百九十九',
  ])
})
