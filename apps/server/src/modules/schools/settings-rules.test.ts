import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isApiRead, readHost } from './rules.ts'
import { changesBetween, keepSeeds } from './settings-rules.ts'
import type { SchoolFields } from '@titian/contract'

describe('a host as somebody wrote it', () => {
  it.each([
    ['School.Example:8080', 'school.example'],
    [' teratai.localhost. ', 'teratai.localhost'],
    ['[::1]:3000', '::1'],
    ['10.0.0.7', '10.0.0.7'],
    ['München.example', 'xn--mnchen-3ya.example'],
  ])('reads %s as %s', (written, host) => {
    expect(readHost(written)).toBe(host)
  })

  it.each(['', 'https://a.example', 'a.example/path', 'a b', 'a@b.example', '-a.example', 'a..b'])(
    'takes %j for none',
    (written) => {
      expect(readHost(written)).toBeUndefined()
    },
  )

  it('is the one that a request of a browser shows', () => {
    fc.assert(
      fc.property(fc.domain(), fc.nat(65_535), (host, port) => {
        expect(readHost(`${host}:${port}`)).toBe(new URL(`http://${host}`).hostname)
      }),
    )
  })
})

describe('what a menu may ask for its query', () => {
  it('[FRM-104] is a call of this API by GET that changes nothing', () => {
    expect(isApiRead('/school/sign')).toBe(true)
    for (const bad of [
      '/user/logout',
      '/school/takeList',
      '/school/nothing',
      'school/sign',
      '/school/sign?x=1',
      'https://evil.example/school/sign',
      '//evil.example',
      '',
    ])
      expect(isApiRead(bad), bad).toBe(false)
  })
})

describe('the drawings of a home page', () => {
  const rows = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 })

  it('stay with their titles in whatever order, and are never drawn twice', () => {
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

  it('keep the place where only the title changed', () => {
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
  it('tells each changed field as it was and as it is', () => {
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
