import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sectionFields } from './fields.ts'
import { completenessOf, missingOf, partPoints, requiredFields } from './missing.ts'
import { sectionNames } from './rules.ts'
import type { ResumeContent, ResumeSections } from './shapes.ts'

const period = { start: '2024-03', end: 'now' as const }
const kept = { id: 'one', hidden: false }

const full: ResumeSections = {
  intention: [
    {
      ...kept,
      positionCode: 'tester',
      positionName: '',
      salaryBand: 2,
      currency: 'MYR',
      industries: ['software'],
      city: 'MY-14-01',
      nature: 2,
    },
  ],
  education: [
    {
      ...kept,
      ...period,
      schoolName: 'UM',
      unified: true,
      degree: 5,
      major: 'Trade',
      experience: '',
    },
  ],
  work: [],
  project: [],
  internship: [{ ...kept, ...period, companyName: 'Ports', jobTitle: 'Intern', content: 'Stock' }],
  training: [],
  cultivate: [{ ...kept, ...period, courseName: 'Live commerce', organiser: '', content: '' }],
  qualification: [],
  skill: ['SQL', '摄影', 'Excel'].map((name) => ({
    ...kept,
    id: name,
    name,
    level: 0 as const,
    evidence: '',
  })),
  language: [{ ...kept, name: 'Malay', level: 5 }],
  volunteer: [],
}
const resumeWith = (sections: Partial<ResumeSections> = {}): ResumeContent => ({
  basics: {
    name: '李玥',
    status: 4,
    sex: 2,
    identity: null,
    birthday: null,
    wechat: '',
    contact: '+60 12-345 6789',
    email: 'yue@example.com',
    city: 'MY-14-01',
  },
  personalAdvantage: 'Calm.',
  look: { template: 0, language: 'en', color: 'ink', spacing: 'normal', fontSize: 'normal' },
  sectionOrder: [...sectionNames],
  hiddenSections: [],
  sections: { ...full, ...sections },
})
const partsOf = (content: ResumeContent) => missingOf(content).map(({ part }) => part)

describe('[RES-087] the missing parts of a resume', () => {
  it('are none for a complete one, and all parts add up to 100 points', () => {
    expect(missingOf(resumeWith())).toEqual([])
    expect(completenessOf(resumeWith())).toBe(100)
    expect(Object.values(partPoints).reduce((sum, points) => sum + points, 0)).toBe(100)
  })

  it('are listed with points, highest first', () => {
    const none = Object.fromEntries(sectionNames.map((name) => [name, []]))
    const { basics, ...rest } = resumeWith(none)
    const empty = {
      ...rest,
      personalAdvantage: '',
      basics: { ...basics, status: null, contact: '', email: '', city: '' },
    }
    expect(missingOf(empty)).toEqual([
      { part: 'experience', points: 20 },
      { part: 'intention', points: 15 },
      { part: 'education', points: 15 },
      { part: 'personalAdvantage', points: 10 },
      { part: 'skill', points: 10 },
      { part: 'contact', points: 5 },
      { part: 'email', points: 5 },
      { part: 'city', points: 5 },
      { part: 'status', points: 5 },
      { part: 'language', points: 5 },
      { part: 'learning', points: 5 },
    ])
    expect(completenessOf(empty)).toBe(0)
  })

  it('accept any kind of experience and of learning, and require three skills', () => {
    const service = {
      ...kept,
      organisation: 'Red Crescent',
      role: '',
      start: null,
      end: null,
      content: '',
    }
    expect(partsOf(resumeWith({ internship: [], volunteer: [service] }))).toEqual([])
    expect(partsOf(resumeWith({ internship: [] }))).toEqual(['experience'])
    const paper = {
      ...kept,
      category: 'language',
      name: 'MUET',
      issuer: '',
      number: '',
      date: null,
    }
    expect(partsOf(resumeWith({ cultivate: [], qualification: [paper] }))).toEqual([])
    expect(partsOf(resumeWith({ skill: full.skill.slice(0, 2) }))).toEqual(['skill'])
  })

  it('ignore hidden content', () => {
    const hidden = full.education.map((entry) => ({ ...entry, hidden: true }))
    expect(partsOf(resumeWith({ education: hidden }))).toEqual(['education'])
    expect(partsOf({ ...resumeWith(), hiddenSections: ['intention'] })).toEqual(['intention'])
  })

  it('name an existing entry that lacks a required field', () => {
    const [school] = full.education
    const undated = school ? [{ ...school, id: 'two', degree: 0 as const }] : []
    expect(missingOf(resumeWith({ education: undated }))).toEqual([
      { part: 'education', points: 15, entryId: 'two' },
    ])
  })

  it("include the required fields of each section's form", () => {
    const whole: Record<string, object> = {
      ...Object.fromEntries(sectionNames.map((name) => [name, full[name][0]])),
      work: { ...period, companyName: 'Ports', jobTitle: 'Clerk', content: 'Stock' },
      project: { name: 'Scarves', content: 'Sold' },
      training: { place: 'KL', content: 'First aid' },
      qualification: { category: 'language', name: 'MUET' },
      volunteer: { organisation: 'Red Crescent' },
    }
    for (const name of sectionNames) {
      const form = z.object(sectionFields[name])
      expect(form.safeParse(whole[name]).error, name).toBeUndefined()
      const refused = Object.keys(sectionFields[name]).filter(
        (field) =>
          ['', null, []].every(
            (empty) => !form.safeParse({ ...whole[name], [field]: empty }).success,
          ) && !form.safeParse({ ...whole[name], [field]: undefined }).success,
      )
      // A salary and its currency always have a value, so they are never missing.
      expect(
        refused.filter((field) => !/^(?:salaryBand|currency)$/.test(field)),
        name,
      ).toEqual(requiredFields[name])
    }
  })
})
