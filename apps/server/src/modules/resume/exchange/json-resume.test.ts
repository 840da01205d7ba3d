import { linkMost, type ResumeContent, resumeContent } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startContent, type StoredContent } from '../content/content.ts'
import { writeNames } from './names.ts'
import { applyImport, previewOf, readBrought } from './import.ts'
import { readJsonResume } from './read-json-resume.ts'
import { readMonth } from './read-month.ts'
import { visibleOf, writeJsonResume, type WriteNames } from './write-json-resume.ts'

const names: WriteNames = {
  position: (code) => (code === 'tester' ? 'Software tester' : ''),
  city: () => 'Kuala Lumpur',
  country: () => 'MY',
  degree: (code) => (code === 0 ? '' : 'Bachelor'),
  skillLevel: (level) => ['', 'basic', 'good', 'expert'][level] ?? '',
  languageLevel: (level) => ['', 'basic', 'everyday', 'at work', 'fluent', 'native'][level] ?? '',
}
const write = (content: ResumeContent) => writeJsonResume(content, names)
const read = (file: unknown) => readJsonResume(JSON.stringify(file), write)

const kept = { hidden: false }
const { photoFileId: _, ...start } = startContent(
  { name: '李玥', sex: 2, photoFileId: null, areaCode: '60', mobile: '123456789' },
  'zh',
)
const content: ResumeContent = {
  ...start,
  personalAdvantage: 'Calm & <b>exact</b>',
  sections: {
    ...start.sections,
    work: [
      {
        ...kept,
        id: 'w1',
        companyName: 'Kilang',
        industry: 'software',
        jobTitle: 'Tester',
        start: '2024-03',
        end: 'now',
        skills: ['SQL'],
        content: 'Tests',
        achievements: 'One\nTwo',
      },
      {
        hidden: true,
        id: 'w2',
        companyName: 'Secret',
        industry: '',
        jobTitle: 'x',
        start: '2020-01',
        end: '2020-02',
        skills: [],
        content: 'x',
        achievements: '',
      },
    ],
    skill: [{ ...kept, id: 's1', name: 'C++', level: 2, evidence: '' }],
  },
}

describe('[RES-074] writing a JSON Resume', () => {
  it('includes the fields of the format, without empty fields and hidden parts', () => {
    const file = write(content)
    expect(file).toMatchObject({
      basics: { name: '李玥', phone: '+60 123456789', summary: 'Calm & <b>exact</b>' },
      work: [
        { name: 'Kilang', position: 'Tester', startDate: '2024-03', highlights: ['One', 'Two'] },
      ],
      skills: [{ name: 'C++', level: 'good' }],
    })
    expect(file).not.toHaveProperty('work.0.endDate')
    expect(file).not.toHaveProperty('volunteer')
    expect(JSON.stringify(file)).not.toContain('Secret')
  })
})

describe('[RES-075] reading a JSON Resume', () => {
  it('restores the same content from an export of this product', () => {
    expect(read(write(content))?.own).toEqual(visibleOf(content))
  })

  it('uses the standard fields once another program has changed an export of this product', () => {
    const file = { ...write(content), skills: [{ name: 'Rust' }] }
    const { own, entries } = read(file) ?? {}
    expect(own).toBeUndefined()
    expect(entries?.filter(({ section }) => section === 'skill')).toMatchObject([
      { fields: { name: 'Rust', level: 0 } },
    ])
  })

  it('accepts older names, open ends and nonstandard dates', () => {
    const file = {
      basics: { name: 'Ann', email: 'ann@example.com', summary: 'x'.repeat(600), website: 'x.my' },
      work: [
        { company: 'Old name', position: 'Clerk', startDate: '2020-1', endDate: 'Present' },
        { name: 'No end', startDate: '2021-05-31' },
        { name: 'Ended', startDate: '2021', endDate: '2021-12', highlights: ['a', null, 'b'] },
        { position: 'No company' },
        { name: 'Bad date', startDate: '2026-19-39' },
      ],
      education: [{ institution: 'UM', studyType: 'BSc', area: 'CS' }],
      languages: [{ language: 'Malay', fluency: 'Native speaker' }],
      skills: ['Typing', { name: 'SQL', level: 'Expert', keywords: ['joins', 'indexes'] }],
      awards: [{ title: 'Best pupil', awarder: 'School', date: '2019-11-02' }],
      references: [{ name: 'Somebody', reference: 'Good.' }],
    }
    const { basics, entries, left } = read(file) ?? { entries: [], left: [] }
    expect(basics).toMatchObject({ name: 'Ann', email: 'ann@example.com' })
    expect(basics?.personalAdvantage).toHaveLength(500)
    expect(entries.map(({ section, fields }) => [section, { ...fields }])).toMatchObject([
      ['work', { companyName: 'Old name', start: '2020-01', end: 'now' }],
      ['work', { companyName: 'No end', start: '2021-05', end: 'now' }],
      ['work', { companyName: 'Ended', start: '2021-01', end: '2021-12', achievements: 'a\nb' }],
      ['work', { companyName: 'Bad date', start: '', end: '' }],
      ['education', { schoolName: 'UM', degree: 5, major: 'CS' }],
      ['qualification', { category: 'award', name: 'Best pupil', date: '2019-11' }],
      ['skill', { name: 'Typing', level: 0 }],
      ['skill', { name: 'SQL', level: 3, evidence: 'joins, indexes' }],
      ['language', { name: 'Malay', level: 5 }],
    ])
    expect(left).toEqual([
      { path: 'basics.summary', why: 'shortened' },
      { path: 'basics.website', why: 'noPlace' },
      { path: 'work[3]', why: 'noName' },
      { path: 'work[4].startDate', why: 'badDate' },
      { path: 'references', why: 'noPlace' },
    ])
  })

  it('derives equal ids from equal texts, so that a second import adds nothing', () => {
    const file = { skills: [{ name: 'SQL' }, { name: 'SQL' }] }
    const [first, again] = [read(file), read(file)]
    expect(first?.entries).toHaveLength(1)
    expect(first?.entries[0]?.id).toBe(again?.entries[0]?.id)
    expect(first?.entries[0]?.id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    )
  })

  it('refuses other JSON values, and never throws for another structure', () => {
    for (const text of ['', '{', '[]', '"text"', '12', 'null'])
      expect(readJsonResume(text, write)).toBeUndefined()
    fc.assert(
      fc.property(fc.json(), (anything) => {
        const value: unknown = JSON.parse(anything)
        const file = {
          basics: value,
          work: value,
          skills: [value],
          education: { institution: value },
        }
        const found = read(file)
        expect(found?.entries.every(({ fields }) => JSON.stringify(fields).isWellFormed())).toBe(
          true,
        )
      }),
    )
  })

  it('reads the known fields of a newer schema, and reports the others as unused', () => {
    const newer = {
      $schema: 'https://example.com/resume/v9.json',
      meta: { version: 'v9.0.0', titian: { version: 9, content: {} } },
      basics: { name: 'Ann', pronouns: 'she' },
      work: [{ name: 'Shop', roles: [{ title: 'Clerk' }], startDate: { year: 2024 } }],
      robots: [{ name: 'R2' }],
    }
    const { own, basics, entries, left } = read(newer) ?? { entries: [], left: [] }
    expect([own, basics]).toEqual([undefined, { name: 'Ann' }])
    expect(entries).toMatchObject([{ fields: { companyName: 'Shop', start: '' } }])
    expect(left).toEqual([
      { path: 'basics.pronouns', why: 'noPlace' },
      { path: 'work[0].startDate', why: 'badDate' },
      { path: 'work[0].roles', why: 'noPlace' },
      { path: 'robots', why: 'noPlace' },
    ])
  })

  it('reads markup in every field as text', () => {
    const attack = '"><script>alert(1)</script>'
    const names = ['name', 'company', 'position', 'summary', 'url', 'institution', 'language']
    const fields = Object.fromEntries(
      [...names, '__proto__', 'constructor'].map((n) => [n, attack]),
    )
    const file = {
      basics: { ...fields, email: attack, location: { city: attack } },
      work: [fields],
      education: [fields],
      projects: [{ ...fields, url: 'javascript:alert(1)' }],
      languages: [fields],
    }
    const text = JSON.stringify(file).replace('"constructor"', '"__proto__"')
    const { basics, entries = [] } = readJsonResume(text, write) ?? {}
    expect(basics).toEqual({ name: attack, personalAdvantage: attack })
    expect(entries.map(({ section }) => section)).toEqual([
      'work',
      'education',
      'project',
      'language',
    ])
    expect(entries[2]?.fields).toMatchObject({ name: attack, link: '' })
    expect(Object.hasOwn(Object.prototype, 'name')).toBe(false)
  })

  it('keeps markup as text, and removes control characters', () => {
    const { entries = [] } = read({ skills: [{ name: '<img src=x>\u0000\u0007' }] }) ?? {}
    expect(entries[0]?.fields).toMatchObject({ name: '<img src=x>' })
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.string({ unit: 'binary', minLength: 60, maxLength: 61 }),
  fc.integer({ min: 290, max: 2100 }).map((length) => `https://a.my/${'x y'.repeat(length / 3)}`),
  fc.constantFrom('2024-03', '2022', 'Present', 'Jan 2020', '', 'Native', 'BSc'),
)
const anyEntry = fc.dictionary(
  fc.constantFrom(
    'name',
    'institution',
    'language',
    'organization',
    'position',
    'summary',
    'url',
    'startDate',
    'endDate',
    'level',
    'area',
    'studyType',
  ),
  anyText,
)
const anyWords = fc.record({
  highlights: fc.array(anyText, { maxLength: 4 }),
  keywords: fc.array(anyText, { maxLength: 4 }),
  roles: fc.array(anyText, { maxLength: 4 }),
})
const anyList = fc.array(
  fc.tuple(anyEntry, anyWords).map(([one, words]) => ({ ...one, ...words })),
  { maxLength: 3 },
)
const anyFile = fc.record({
  basics: fc.dictionary(fc.constantFrom('name', 'phone', 'email', 'summary'), anyText),
  work: anyList,
  education: anyList,
  volunteer: anyList,
  projects: anyList,
  skills: anyList,
  languages: anyList,
  awards: anyList,
})

const nothing = { basics: {}, entries: [], left: [], newer: '' }

function importAll(text: string): StoredContent {
  const brought = readBrought(text)
  if (!brought) throw new Error('not read')
  const whole = { ...start, photoFileId: null }
  const { basics, entries } = previewOf(whole, brought)
  const chosen = {
    basics: basics.map(({ field }) => field),
    entries: entries.map(({ id }) => id),
  }
  const altered = applyImport(whole, brought, chosen)
  if (typeof altered === 'string') throw new Error(altered)
  return altered
}

describe('[RES-075] importing a resume from any file', () => {
  it('respects the limit of each field, and its own export changes nothing', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const imported = importAll(JSON.stringify(file))
        const { photoFileId: _none, ...kept } = imported
        expect(resumeContent.parse(kept)).toEqual(kept)
        const brought = readBrought(
          JSON.stringify(writeJsonResume(kept, writeNames(kept.look.language))),
        )
        expect(brought?.left.filter(({ path }) => path.startsWith('meta'))).toEqual([])
        const { basics, entries } = previewOf(imported, brought ?? nothing)
        expect(basics).toEqual([])
        expect(entries.filter(({ state }) => state !== 'same')).toEqual([])
      }),
    )
  })

  it('ignores an entry without text', () => {
    const found = read({
      awards: [{ title: '', date: null, keywords: [''] }, {}],
      work: [{ x: 1 }],
    })
    expect(found).toMatchObject({ entries: [], left: [{ path: 'work[0]', why: 'noName' }] })
  })

  it('removes an end before the start, and a shortened link', () => {
    const address = `https://a.my/${'x'.repeat(linkMost)}`
    const { entries = [], left } =
      read({
        work: [{ name: 'A', startDate: '2024-05', endDate: '2023-01' }],
        projects: [{ name: 'B', url: address }],
      }) ?? {}
    expect(entries.map(({ fields }) => fields)).toMatchObject([
      { start: '2024-05', end: '' },
      { name: 'B', link: '' },
    ])
    expect(left).toEqual([
      { path: 'work[0].endDate', why: 'badDate' },
      { path: 'projects[0].url', why: 'noPlace' },
    ])
  })
})

describe('[RES-104] a newer, too long or malicious file', () => {
  it.each([
    [{ meta: { version: 'v2.1.0' } }, '2'],
    [{ $schema: 'https://example.com/resume/v3.0.0/schema.json' }, '3'],
    [{ meta: { version: 'v1.0.0', titian: { version: 2 } } }, '2'],
    [{ meta: { version: 'v1.0.0' }, $schema: 'https://example.com/v1.0.0/schema.json' }, ''],
    [{ meta: 'v2' }, ''],
  ])('says of %j that the version is %j', (file, newer) => {
    expect(read({ ...file, basics: { name: 'Ann' } })).toMatchObject({
      newer,
      basics: { name: 'Ann' },
    })
  })

  it('is read up to a hundred entries of a list, reports that there are more, and is fast', () => {
    const skills = Array.from({ length: 9000 }, (_, at) => ({ name: `Skill ${at}`, x: 1 }))
    const before = performance.now()
    const found = readBrought(JSON.stringify({ skills, [`__proto__`]: { polluted: true } }))
    expect(performance.now() - before).toBeLessThan(1000)
    expect(found?.entries).toHaveLength(100)
    expect(found?.left.at(-1)).toEqual({ path: 'skills[100]', why: 'tooMany' })
    expect(({} as { polluted?: true }).polluted).toBeUndefined()
  })

  it('is read as empty text where it is nested a hundred thousand times', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const found = readBrought(`{"basics":{"name":${deep}},"work":${deep},"skills":[${deep}]}`)
    expect(found?.basics).toEqual({})
    expect(found?.entries).toEqual([])
  })

  it('adds no unknown tag of an export of this product', () => {
    const work = content.sections.work
      .slice(0, 1)
      .map((entry) => ({ ...entry, industry: 'made up' }))
    const forged = { ...content, sections: { ...content.sections, work } }
    const found = readBrought(
      JSON.stringify(writeJsonResume(forged, writeNames(forged.look.language))),
    )
    expect(found?.entries.map(({ section }) => section)).toEqual(['skill'])
    expect(found?.left).toEqual([{ path: 'work[w1]', why: 'noPlace' }])
  })

  it('is read by its words where a group of skills has no name', () => {
    const { entries } = read({ skills: [{ level: 'Expert', keywords: ['HTML', 'CSS'] }] }) ?? {}
    expect(entries?.[0]?.fields).toMatchObject({ name: 'HTML, CSS', level: 3, evidence: '' })
  })
})

describe('a month of a JSON Resume', () => {
  it.each([
    ['2026', '2026-01'],
    ['2026-1', '2026-01'],
    ['2026-01-15', '2026-01'],
    ['2026-12-31T00:00:00Z', '2026-12'],
    ['2026/7', '2026-07'],
    ['至今', 'now'],
    ['Kini', 'now'],
    ['2026-13', undefined],
    ['last year', undefined],
    ['Mar 2026', '2026-03'],
    ['Sept. 2026', '2026-09'],
    ['5 Ogos 2026', '2026-08'],
    ['March 5th, 2026', '2026-03'],
    ['03/2026', '2026-03'],
    ['2026年3月', '2026-03'],
    ['2026 年 12 月 5 日', '2026-12'],
    ['2026-03（1 年）', '2026-03'],
    ['至今（9个月）', 'now'],
    ['Foo 2026', undefined],
    ['13/2026', undefined],
    [`2026T${'('.repeat(100)}`, undefined],
  ])('[RES-075] reads %s as %s', (written, month) => {
    expect(readMonth(written)).toBe(month)
  })
})
