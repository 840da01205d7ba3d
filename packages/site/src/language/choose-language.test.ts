import type { SchoolInitial } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, splitLanguage } from './choose-language.ts'

type School = Pick<SchoolInitial, 'defaultLanguage' | 'languageList'>

const names = { en: 'English', zh: '中文', my: 'Bahasa Melayu' } as const

function school(defaultLanguage: keyof typeof names, ...offered: (keyof typeof names)[]): School {
  const languageList = offered.map((abbreviation) => ({
    name: names[abbreviation],
    abbreviation,
    smallAbbreviation: { en: 'EN', zh: 'CN', my: 'BM' }[abbreviation],
  }))
  return { defaultLanguage, languageList }
}

const all = school('my', 'en', 'zh', 'my')

describe('language of the page', () => {
  it('[FRM-181] uses the prefix before the remembered choice', () => {
    const choice = chooseLanguage({ pathname: '/zh/course', remembered: 'en', school: all })
    expect(choice).toEqual({ language: 'zh', prefix: 'zh' })
  })

  it('[FRM-181] uses the remembered choice before the school’s default', () => {
    const choice = chooseLanguage({ pathname: '/course', remembered: 'en', school: all })
    expect(choice).toEqual({ language: 'en', prefix: null })
  })

  it('[FRM-008] uses the school’s default, and English without a school', () => {
    expect(chooseLanguage({ pathname: '/', remembered: null, school: all }).language).toBe('my')
    expect(chooseLanguage({ pathname: '/', remembered: null, school: null }).language).toBe('en')
  })

  it('[FRM-016] removes a prefix that the school does not offer', () => {
    const choice = chooseLanguage({
      pathname: '/zh/course',
      remembered: 'zh',
      school: school('en', 'en', 'my'),
    })
    expect(choice).toEqual({ language: 'en', prefix: null })
  })

  it('[FRM-016] treats any other first segment as part of the path', () => {
    expect(splitLanguage('/fr/course')).toEqual({ prefix: null, rest: '/fr/course' })
    expect(splitLanguage('/course/zh')).toEqual({ prefix: null, rest: '/course/zh' })
  })

  it('[FRM-017] accepts the short abbreviation of a language in any case', () => {
    const choice = chooseLanguage({ pathname: '/bm/home', remembered: null, school: all })
    expect(choice).toEqual({ language: 'my', prefix: 'bm' })
    expect(chooseLanguage({ pathname: '/EN/home', remembered: null, school: all }).language).toBe(
      'en',
    )
  })

  it('[FRM-009] passes the path without the prefix to the page', () => {
    expect(splitLanguage('/my/courseDetail/abc')).toEqual({
      prefix: 'my',
      rest: '/courseDetail/abc',
    })
    expect(splitLanguage('/zh')).toEqual({ prefix: 'zh', rest: '/' })
  })
})
