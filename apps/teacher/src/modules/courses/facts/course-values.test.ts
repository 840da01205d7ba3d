import { describe, expect, it } from 'vitest'
import { courseProblems, emptyCourse, inputOf, valuesOf } from './course-values.ts'

const named = { ...emptyCourse, names: { en: '', zh: '跨境电商', my: '' } }

describe('inputOf', () => {
  it('uses the name in the reader’s language, or the first existing one', () => {
    expect(inputOf(named, 'my').courseName).toBe('跨境电商')
    const two = { ...named, names: { en: 'Trade', zh: '跨境电商', my: '' } }
    expect(inputOf(two, 'zh').courseName).toBe('跨境电商')
    expect(inputOf(two, 'my').courseName).toBe('Trade')
    expect(inputOf(two, 'my').courseNameTexts).toEqual(two.names)
  })

  it('[TCH-010] sends numbers as numbers, and an emptied one as 0', () => {
    const input = inputOf({ ...named, coursePrice: '19.99', courseScore: '', courseTime: 32 }, 'en')
    expect(input).toMatchObject({ coursePrice: 19.99, courseScore: 0, courseTime: 32, type: 2 })
  })
})

describe('the rich texts', () => {
  it('[TCH-095] are sent in all languages, whichever tab is open', () => {
    const details = { en: '<p>Tea</p>', zh: '<p>茶</p>', my: '' }
    for (const reader of ['en', 'zh', 'my'] as const)
      expect(inputOf({ ...named, details }, reader).courseDetailsTexts).toEqual(details)
  })
})

describe('courseProblems', () => {
  it('[TCH-013] requires a name of at most 60 characters in at least one language', () => {
    expect(courseProblems(emptyCourse)).toEqual({
      names: 'Please enter a name in at least one language.',
    })
    expect(courseProblems(named)).toEqual({})
    const long = { ...named, names: { ...named.names, my: 'a'.repeat(61) } }
    expect(courseProblems(long)).toEqual({ 'names.my': 'At most 60 characters: 1 too many.' })
    const main = { ...named, names: { ...named.names, en: 'a'.repeat(61) } }
    expect(Object.keys(courseProblems(main))).toEqual(['names.en'])
  })

  it('[TCH-013] limits price and credit, [TCH-082] hours to whole numbers below 1000', () => {
    const wrong = { ...named, coursePrice: -1, courseScore: 30.5, courseTime: 1.5, sort: 10_000 }
    expect(courseProblems(wrong)).toEqual({
      coursePrice: 'A number from 0 to 99,999.99.',
      courseScore: 'A number from 0 to 30.',
      courseTime: 'A whole number from 0 to 999.',
      sort: 'A whole number from 0 to 9,999.',
    })
  })

  it('[TCH-096] reports a rich text that is too long under its own language', () => {
    const details = { en: '', zh: 'x'.repeat(50_001), my: '' }
    expect(courseProblems({ ...named, details })).toEqual({
      'details.zh': 'This text is too long to be saved. Please shorten it.',
    })
  })
})

it('a stored course becomes form values that would send the same course', () => {
  const stored = valuesOf({
    ...inputOf(named, 'zh'),
    courseNameTexts: { zh: '跨境电商' },
    contentTexts: {},
    courseDetailsTexts: {},
    courseDetailsTwoTexts: {},
    coursePicturePath: null,
    coursePrice: 0,
    courseScore: 0,
    courseTime: 0,
    courseTypeIdSign: null,
    courseType2IdSign: null,
    courseType3IdSign: null,
    courseKindId: 4,
    sort: 0,
    type: 2,
    courseLanguage: 'my',
  })
  expect(stored).toEqual({ ...named, courseLanguage: 'my' })
})
