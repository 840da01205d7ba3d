import { describe, expect, it } from 'vitest'
import { emptyNotice, lengthOf, problemOf, problemsOf, textsOf } from './notice-values.ts'

describe('a notice before it is sent', () => {
  it('[CNT-027] has a title of at most 100 and a text of at most 2000 characters', () => {
    expect(problemOf('title', 'a'.repeat(100))).toBeNull()
    expect(problemOf('title', 'a'.repeat(101))).toBe('tooLong')
    expect(problemOf('content', '字'.repeat(2000))).toBeNull()
    expect(problemOf('content', '字'.repeat(2001))).toBe('tooLong')
  })

  it('does not count the space around, and space alone is nothing', () => {
    expect(lengthOf('  two  ')).toBe(3)
    expect(problemOf('title', ' \n ')).toBe('missing')
  })

  it('[CNT-098] wants title and text of every language that is begun, and of the open one where none is', () => {
    expect(problemsOf(emptyNotice, 'zh')).toEqual({ title_zh: 'missing', content_zh: 'missing' })
    const half = { ...emptyNotice, title_en: 'One', content_en: 'Text', title_my: 'Satu' }
    expect(problemsOf(half, 'zh')).toEqual({ content_my: 'missing' })
    expect(problemsOf({ ...half, content_my: 'Teks' }, 'zh')).toEqual({})
  })

  it('[CNT-098] sends the languages that were written and no other', () => {
    const notice = { ...emptyNotice, title_zh: ' 通知 ', content_zh: '正文' }
    expect(textsOf(notice, 'title')).toEqual({ zh: '通知' })
    expect(textsOf(notice, 'content')).toEqual({ zh: '正文' })
  })
})
