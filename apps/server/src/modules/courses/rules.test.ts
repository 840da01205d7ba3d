import { describe, expect, it } from 'vitest'
import { likePattern, mergeTexts, nameSearchOf } from './rules.ts'

export const actions = ['submit', 'approve', 'refuse', 'takeOff', 'putBack'] as const
export const state = (auditStatus: number, onList = false, hasVideo = true) => ({
  auditStatus,
  onList,
  training: false,
  hasVideo,
})

describe('texts per language', () => {
  it('changes one language and keeps texts that were only shown as a fallback from another', () => {
    expect(mergeTexts({ en: 'Hello' }, 'zh', 'Hello', {}, 'en')).toEqual({ en: 'Hello' })
    expect(mergeTexts({ en: 'Hello' }, 'zh', '你好', {}, 'en')).toEqual({ en: 'Hello', zh: '你好' })
    const both = { en: 'Hello', zh: '你好' }
    expect(mergeTexts(both, 'zh', '', {}, 'en')).toEqual({ en: 'Hello' })
  })

  it("stores the single field in the reader's language", () => {
    expect(mergeTexts({}, 'my', 'Kursus', {}, 'en')).toEqual({ my: 'Kursus' })
    expect(mergeTexts({ en: 'Old', zh: '旧' }, 'en', 'New', {}, 'en')).toEqual({
      en: 'New',
      zh: '旧',
    })
    expect(mergeTexts({ en: 'Old', zh: '旧' }, 'en', 'New', { en: 'Old', zh: '旧' }, 'en')).toEqual(
      { en: 'New', zh: '旧' },
    )
  })

  it('prefers the changed text of a language', () => {
    expect(mergeTexts({ en: 'Old' }, 'en', 'Old', { en: 'New', zh: '新' }, 'en')).toEqual({
      en: 'New',
      zh: '新',
    })
    expect(mergeTexts({}, 'zh', 'Name', { en: 'Name' }, 'en')).toEqual({ en: 'Name' })
    expect(mergeTexts({ en: 'Text' }, 'en', '', { en: 'Text', zh: '文' }, 'en')).toEqual({
      en: 'Text',
      zh: '文',
    })
  })

  it('[CRS-126] searches all languages at once, and treats % and _ as ordinary characters', () => {
    expect(nameSearchOf({ en: 'Sea Freight', zh: '海运' })).toBe('sea freight\n海运')
    expect(likePattern('50%_A\\')).toBe('%50\\%\\_a\\\\%')
  })
})
