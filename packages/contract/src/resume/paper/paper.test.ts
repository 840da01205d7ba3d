import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '../shapes.ts'
import { paperOf, periodText, plainTextOf, salaryText } from './paper.ts'
import { dayText } from './texts.ts'

const names = {
  position: (code: string) => ({ tester: 'Software tester' })[code] ?? '',
  industry: (code: string) => ({ software: 'Software' })[code] ?? '',
  city: (code: string) => ({ 'MY-14-01': 'Kuala Lumpur' })[code] ?? '',
  category: (code: string) => ({ language: 'Language' })[code] ?? '',
}
const entry = { id: 'one', hidden: false }

const content: ResumeContent = {
  basics: {
    name: '李玥 Lee Yue',
    status: 4,
    sex: 2,
    identity: 1,
    birthday: '1981-12-31',
    wechat: '',
    contact: '+60 12-345 6789',
    email: 'yue@example.com',
    city: 'MY-14-01',
  },
  personalAdvantage: 'I test what others build.\n\n  我喜欢细节。 ',
  look: { template: 0, language: 'en', color: 'ink', spacing: 'normal', fontSize: 'normal' },
  sectionOrder: [
    'work',
    'education',
    'intention',
    'project',
    'internship',
    'training',
    'cultivate',
    'qualification',
    'skill',
    'language',
    'volunteer',
  ],
  hiddenSections: ['volunteer'],
  sections: {
    intention: [
      {
        ...entry,
        positionCode: 'tester',
        positionName: '',
        salaryBand: 3,
        currency: 'MYR',
        industries: ['software', 'gone'],
        city: 'MY-14-01',
        nature: 2,
      },
    ],
    education: [],
    work: [
      {
        ...entry,
        companyName: 'Kilang Ujian',
        industry: 'software',
        jobTitle: 'Tester',
        start: '2024-03',
        end: 'now',
        skills: ['SQL', 'C++'],
        content: 'Wrote tests.\nFound faults.',
        achievements: '',
      },
      {
        ...entry,
        id: 'two',
        hidden: true,
        companyName: 'Hidden company',
        industry: '',
        jobTitle: 'x',
        start: '2020-01',
        end: '2020-02',
        skills: [],
        content: 'x',
        achievements: '',
      },
    ],
    project: [],
    internship: [],
    training: [],
    cultivate: [],
    qualification: [
      { ...entry, category: 'language', name: 'MUET', issuer: 'MPM', number: '', date: '2023-11' },
    ],
    skill: [],
    language: [],
    volunteer: [
      { ...entry, organisation: 'Red Crescent', role: '', start: null, end: null, content: '' },
    ],
  },
}

describe('the paper of a resume', () => {
  it('[RES-079] has sections and entries in order, without hidden or empty ones', () => {
    const { sections } = paperOf(content, names, '')
    expect(sections.map(({ name }) => name)).toEqual([
      'advantage',
      'work',
      'intention',
      'qualification',
    ])
    expect(sections[1]?.entries.map(({ title }) => title)).toEqual(['Kilang Ujian'])
  })

  it('[RES-142] has the first lines of a shortened entry, otherwise all', () => {
    const { id } = entry
    const texts = { content: 'one\n\ntwo', achievements: 'three' }
    const work = content.sections.work.map((job) => ({ ...job, ...texts }))
    const linesWith = (shownLines?: Record<string, number>) =>
      paperOf({ ...content, sections: { ...content.sections, work }, shownLines }, names, '')
        .sections.find(({ name }) => name === 'work')
        ?.entries.map(({ lines }) => lines)
    expect(linesWith()).toEqual([['one', 'two', 'three']])
    expect(linesWith({ other: 1 })).toEqual([['one', 'two', 'three']])
    expect(linesWith({ [id]: 2 })).toEqual([['one', 'two']])
    expect(linesWith({ [id]: 9 })).toEqual([['one', 'two', 'three']])
  })

  it('[RES-073] has a plain text with all content', () => {
    expect(plainTextOf(paperOf(content, names, ''))).toBe(`李玥 Lee Yue
Software tester
Phone: +60 12-345 6789
E-mail: yue@example.com
City: Kuala Lumpur
Born: 31 Dec 1981
Sex: Female
Status: Student, looking for work


About me

I test what others build.
我喜欢细节。


Work experience

Kilang Ujian · Tester · Software
Mar 2024 – now
SQL, C++
Wrote tests.
Found faults.


Looking for

Software tester · Full-time · Kuala Lumpur · MYR 5,000–10,000 a month
Software


Qualifications

MUET · Language · MPM
Nov 2023
`)
  })

  it('[RES-081] has headings, options and dates in the language of the resume', () => {
    const inChinese = paperOf({ ...content, look: { ...content.look, language: 'zh' } }, names, '')
    expect(inChinese.sections.map(({ heading }) => heading)).toEqual([
      '个人优势',
      '工作经历',
      '求职意向',
      '资格证书',
    ])
    expect(inChinese.sections[1]?.entries[0]?.period).toBe('2024.03 – 至今')
    expect(periodText('2024-03', 'now', 'my')).toBe('Mac 2024 – kini')
    expect(periodText('2024-03', '2024-03', 'en')).toBe('Mar 2024')
    expect(dayText('1981-12-31', 'my')).toBe('31 Dis 1981')
  })

  it('[RES-157] has no position for an intention without one', () => {
    const [wanted] = content.sections.intention
    if (!wanted) throw new Error('no intention')
    const intention = [{ ...wanted, id: 'new', positionCode: '' }, wanted]
    const printed = paperOf({ ...content, sections: { ...content.sections, intention } }, names, '')
    expect(printed.headline).toBe('Software tester')
  })

  it('[RES-068] shows a salary as a monthly range with its currency', () => {
    expect(salaryText(0, 'MYR', 'en')).toBe('Salary open')
    expect(salaryText(1, 'CNY', 'zh')).toBe('每月 CNY 3,000 以下')
    expect(salaryText(6, 'MYR', 'my')).toBe('dari MYR 50,000 sebulan')
  })
})
