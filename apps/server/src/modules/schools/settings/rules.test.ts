import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { SchoolFields } from '@titian/contract'
import { changesBetween, keepSeeds } from './rules.ts'

describe('the generated pictures of a home page', () => {
  const rows = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 })

  it('belong to their titles in any order, and are never repeated', () => {
    fc.assert(
      fc.property(rows, rows, (oldTitles, newTitles) => {
        const old = oldTitles.map((en, index) => ({ title: { en }, seed: `old ${index}` }))
        let made = 0
        const seeds = keepSeeds(
          old,
          newTitles.map((en) => ({ title: { en } })),
          () => `new ${(made += 1)}`,
        )
        expect(seeds).toHaveLength(newTitles.length)
        expect(new Set(seeds).size).toBe(seeds.length)
        for (const { title, seed } of old) {
          const place = newTitles.indexOf(title.en)
          if (place >= 0) expect(seeds[place]).toBe(seed)
        }
      }),
    )
  })

  it('stay at their position when only the title changed', () => {
    const old = [
      { title: { en: 'a' }, seed: '1' },
      { title: { en: 'b' }, seed: '2' },
    ]
    const next = [{ title: { en: 'b' } }, { title: { en: 'c' } }, { title: { en: 'd' } }]
    expect(keepSeeds(old, next, () => 'new')).toEqual(['2', 'new', 'new'])
    expect(keepSeeds(old, [{ title: { en: 'x' } }], () => 'new')).toEqual(['1'])
  })
})

describe('the audit log of a save', () => {
  it('contains each changed field before and after', () => {
    const before = {
      title: { en: 'One', zh: '一' },
      languages: ['en', 'zh'],
      phone: '1',
      requiresAuthentication: false,
      socialLinks: [],
    } as unknown as SchoolFields
    const after: SchoolFields = {
      ...before,
      title: { en: 'Two' },
      languages: ['en'],
      requiresAuthentication: true,
      socialLinks: [{ name: 'Video', url: 'https://v.example' }],
    }
    expect(changesBetween(before, after)).toEqual([
      { field: 'title.en', before: 'One', after: 'Two' },
      { field: 'title.zh', before: '一', after: '' },
      { field: 'languages', before: 'en, zh', after: 'en' },
      { field: 'requiresAuthentication', before: 'false', after: 'true' },
      { field: 'socialLinks', before: '', after: 'Video https://v.example' },
    ])
  })
})
