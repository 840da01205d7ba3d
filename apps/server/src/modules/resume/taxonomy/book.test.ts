import { describe, expect, it } from 'vitest'
import { platformBook, platformSkills as skills } from './book.ts'

const { codeOf, findSkill, skillsIn } = platformBook

describe('the skills of the platform', () => {
  it('[JOB-119] are at least 200, each with a unique code and a name in each language', () => {
    expect(skills.length).toBeGreaterThanOrEqual(200)
    expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length)
    const unnamed = skills.filter(({ names }) => Object.values(names).some((name) => !name.trim()))
    expect(unnamed).toEqual([])
  })

  it('[JOB-119] are found by names and aliases only, in any case and width', () => {
    for (const name of [
      'Copywriting',
      'copywriting ',
      '文案',
      'ＣＯＰＹＷＲＩＴＩＮＧ',
      'Penulisan salinan',
    ])
      expect(codeOf(name), name).toBe('copywriting')
    expect(codeOf('C++')).toBe('cpp')
    expect(codeOf('C#')).toBe('csharp')
    expect(codeOf('C')).toBe('cLanguage')
    expect(codeOf('Juggling')).toBe('other:juggling')
    expect(findSkill('other:juggling')).toBeUndefined()
  })

  it('[JOB-119] have distinct names', () => {
    const owners = new Map<string, Set<string>>()
    for (const { code, names } of skills)
      for (const name of Object.values(names)) {
        const key = name.toLowerCase()
        owners.set(key, (owners.get(key) ?? new Set()).add(code))
      }
    expect([...owners].filter(([, codes]) => codes.size > 1)).toEqual([])
  })
})

describe('skills in a text', () => {
  it('[JOB-056] are recognised by several words, Chinese words or products', () => {
    expect(skillsIn('Ran the data analysis of our shop with Photoshop.')).toEqual(
      new Set(['dataAnalysis', 'photoshop']),
    )
    expect(skillsIn('负责跨境电商和数据分析，使用Photoshop作图')).toEqual(
      new Set(['crossBorder', 'dataAnalysis', 'photoshop']),
    )
    expect(skillsIn('Menguruskan pengurusan gudang dan C++')).toEqual(new Set(['warehouse']))
  })

  it('[JOB-056] are not recognised in a common word, nor within another word', () => {
    for (const text of [
      'Worked in the office, in retail and support.',
      'Spring 2024, swift work, one word.',
      'metadata analysisofall Photoshopped',
      '',
    ])
      expect(skillsIn(text), text).toEqual(new Set())
  })
})
