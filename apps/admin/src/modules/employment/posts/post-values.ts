import type { InputOf, KeptPost, Language, employment } from '@titian/contract'
import { momentOfDay } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { dayOf } from '../../../parts/day-of.ts'

type Input = InputOf<typeof employment.savePost>

/**
 * Amounts are numbers, or an empty text while a field is empty. The end is a day, or empty for the
 * default end.
 */
export interface PostValues extends Record<string, unknown> {
  companySign: string
  title: string
  position: string
  industry: string
  city: string
  remote: boolean
  salaryLeast: number | string
  salaryMost: number | string
  currency: string
  salaryPer: string
  negotiable: boolean
  nature: string
  degree: string
  experience: number | string
  skills: { name: string; level: string }[]
  language: string
  description: string
  recommended: boolean
  endDay: string
}

/** A post that is not saved yet: its sealed id is empty. */
export const newPost = (language: Language): KeptPost => ({
  positionId: '',
  title: '',
  position: '',
  industry: '',
  city: '',
  remote: false,
  salary: { least: null, most: null, currency: 'MYR', per: 'month', negotiable: false },
  nature: 2,
  degree: 0,
  experience: 0,
  skills: [],
  language,
  description: '',
  state: 'draft',
  publishedAt: null,
  endsAt: '',
  companySign: '',
  companyName: '',
  recommended: false,
  usualEnd: true,
  takenDownReason: '',
  changedAt: '',
  version: 0,
})

const units = (hundredths: number | null) => (hundredths === null ? '' : hundredths / 100)

export const postValuesOf = (post: KeptPost): PostValues => ({
  companySign: post.companySign,
  title: post.title,
  position: post.position,
  industry: post.industry,
  city: post.city,
  remote: post.remote,
  salaryLeast: units(post.salary.least),
  salaryMost: units(post.salary.most),
  currency: post.salary.currency,
  salaryPer: post.salary.per,
  negotiable: post.salary.negotiable,
  nature: String(post.nature),
  degree: String(post.degree),
  experience: post.experience,
  skills: post.skills.map(({ name, level }) => ({ name, level: String(level) })),
  language: post.language,
  description: post.description,
  recommended: post.recommended,
  endDay: post.usualEnd && !post.publishedAt ? '' : dayOf(post.endsAt),
})

const orNone = (value: number | string) => (value === '' ? null : Number(value))

/**
 * Returns the end as an ISO time. A day that equals the stored one keeps the stored time, because
 * otherwise each save would move the end.
 */
function endOf(endDay: string, { endsAt }: KeptPost): string | null {
  if (endDay === '') return null
  if (endsAt !== '' && dayOf(endsAt) === endDay) return endsAt
  return momentOfDay(endDay, 'last') ?? endDay
}

export function postInputOf(values: PostValues, stored: KeptPost, version: number): Input {
  const { endDay, salaryLeast, salaryMost, experience, nature, degree, skills, ...own } = values
  return {
    ...own,
    salaryLeast: orNone(salaryLeast),
    salaryMost: orNone(salaryMost),
    experience: numberOf(experience),
    nature: Number(nature),
    degree: Number(degree),
    skills: skills.map(({ name, level }) => ({ name, level: Number(level) })),
    endsAt: endOf(endDay, stored),
    positionId: stored.positionId || null,
    version,
  } as Input
}
