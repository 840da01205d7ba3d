import { describe, expect, it } from 'vitest'
import { chapterNumber } from './chapter-number.ts'

describe('chapterNumber', () => {
  it('[FRM-021] [TRN-029] [TRN-030] uses Chinese numerals only at a school whose language is Chinese', () => {
    expect([1, 10, 12, 20, 34].map((level) => chapterNumber(level, 'zh', 'zh'))).toEqual([
      '一',
      '十',
      '十二',
      '二十',
      '三十四',
    ])
    expect(chapterNumber(3, 'en', 'zh').trim()).toBe('3')
    expect(chapterNumber(3, 'zh', 'en')).toBe('3')
  })
})
