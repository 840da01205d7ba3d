import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import {
  isPossible,
  isTypePath,
  likePattern,
  mergeTexts,
  nameSearchOf,
  stepCourse,
} from './rules.ts'

const actions = ['submit', 'approve', 'refuse', 'takeOff', 'putBack'] as const
const state = (auditStatus: number, onList = false, hasVideo = true) => ({
  auditStatus,
  onList,
  hasVideo,
})

describe('the life of a course', () => {
  it('[TCH-083] allows exactly the named steps from each state', () => {
    const possible = (auditStatus: number, onList: boolean) =>
      actions.filter((action) => isPossible(action, { auditStatus, onList }))
    expect(possible(0, false)).toEqual(['submit'])
    expect(possible(1, false)).toEqual(['approve', 'refuse'])
    expect(possible(3, false)).toEqual(['submit'])
    expect(possible(2, true)).toEqual(['takeOff'])
    expect(possible(2, false)).toEqual(['putBack'])
  })

  it('[TCH-083] goes where the step leads, and only with a video to review', () => {
    expect(stepCourse('submit', state(0))).toEqual({ auditStatus: 1, onList: false })
    expect(stepCourse('submit', state(0, false, false))).toBe('courseIncomplete')
    expect(stepCourse('approve', state(1))).toEqual({ auditStatus: 2, onList: true })
    expect(stepCourse('refuse', state(1))).toEqual({ auditStatus: 3, onList: false })
    expect(stepCourse('approve', state(2, true))).toBe('wrongStep')
  })

  it('[TCH-015] never lists a course that is not approved, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 30 }), (steps) => {
        let course = { auditStatus: 0, onList: false }
        for (const step of steps) {
          const next = stepCourse(step, { ...course, hasVideo: true })
          if (typeof next !== 'string') course = next
          expect(!course.onList || course.auditStatus === 2).toBe(true)
        }
      }),
    )
  })
})

describe('texts per language', () => {
  it('changes one language and leaves what was only shown from another', () => {
    expect(mergeTexts({ en: 'Hello' }, 'zh', 'Hello', {}, 'en')).toEqual({ en: 'Hello' })
    expect(mergeTexts({ en: 'Hello' }, 'zh', '你好', {}, 'en')).toEqual({ en: 'Hello', zh: '你好' })
    const both = { en: 'Hello', zh: '你好' }
    expect(mergeTexts(both, 'zh', '', {}, 'en')).toEqual({ en: 'Hello' })
  })

  it('takes the single field as the reader’s language', () => {
    expect(mergeTexts({}, 'my', 'Kursus', {}, 'en')).toEqual({ my: 'Kursus' })
    expect(mergeTexts({ en: 'Old', zh: '旧' }, 'en', 'New', {}, 'en')).toEqual({
      en: 'New',
      zh: '旧',
    })
    expect(mergeTexts({ en: 'Old', zh: '旧' }, 'en', 'New', { en: 'Old', zh: '旧' }, 'en')).toEqual(
      { en: 'New', zh: '旧' },
    )
  })

  it('lets a changed text of a language win', () => {
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

  it('[CRS-126] searches all languages at once, and takes % and _ as they are', () => {
    expect(nameSearchOf({ en: 'Sea Freight', zh: '海运' })).toBe('sea freight\n海运')
    expect(likePattern('50%_A\\')).toBe('%50\\%\\_a\\\\%')
  })
})

describe('rich text', () => {
  it('[CRS-038] keeps the text and drops what can run', () => {
    expect(cleanHtml('<h3 onclick="x()">A</h3><script>alert(1)</script><p>b & c</p>')).toBe(
      '<h3>A</h3><p>b &amp; c</p>',
    )
    expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript')
    expect(cleanHtml('<img src=x onerror=alert(1)>')).not.toContain('onerror')
    expect(cleanHtml('Tea & toast')).toBe('Tea & toast')
  })

  it('[CRS-038] leaves no way to run a script in any text', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=y>',
      '<a href="javascript:y">',
      '<',
      '>',
      '"',
      "'",
      'onload=',
      '<svg/onload=y>',
      '<iframe src=//x>',
      'text',
      '&lt;',
      '<!--',
      '-->',
      '<style>',
      '<p>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(cleanHtml(pieces.join(''))).not.toMatch(
          /<(script|iframe|svg|style)|<[^>]*(onerror|onload)\s*=|href="javascript:/i,
        )
      }),
    )
  })
})

describe('the three levels of types', () => {
  const nodes = [
    { id: 1, parentId: null, level: 1 },
    { id: 2, parentId: 1, level: 2 },
    { id: 3, parentId: 2, level: 3 },
    { id: 9, parentId: 8, level: 2 },
  ]

  it('[TCH-012] accepts a path from the top only', () => {
    expect(isTypePath([1, 2, 3], nodes)).toBe(true)
    expect(isTypePath([1, null, null], nodes)).toBe(true)
    expect(isTypePath([null, null, null], nodes)).toBe(true)
    expect(isTypePath([1, 9, null], nodes)).toBe(false)
    expect(isTypePath([1, null, 3], nodes)).toBe(false)
    expect(isTypePath([7, null, null], nodes)).toBe(false)
  })
})
