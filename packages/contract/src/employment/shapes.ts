import { z } from 'zod'
import { salaryCurrencies } from '../resume/rules.ts'
import { listOf } from '../wire/fields.ts'
import { deliveryStates } from './delivery.ts'
import { salaryPeriods } from './rules.ts'

/** JOB-052: as entered, in hundredths of the currency. */
export const salary = z.object({
  least: z.number().int().nullable(),
  most: z.number().int().nullable(),
  currency: z.enum(salaryCurrencies),
  per: z.enum(salaryPeriods),
  negotiable: z.boolean(),
})
export type Salary = z.output<typeof salary>

export const postSkill = z.object({ name: z.string(), level: z.number().int() })
export type PostSkill = z.output<typeof postSkill>

export const companyCard = z.object({
  sign: z.string(),
  name: z.string(),
  /** The address of the company's logo; empty if it has none. */
  logo: z.string(),
  industry: z.string(),
  industryName: z.string(),
  size: z.number().int(),
  cityName: z.string(),
  verified: z.boolean(),
  /** The number of open posts. */
  posts: z.number().int(),
})
export type CompanyCard = z.output<typeof companyCard>

/** JOB-124: the address of a map for a frame; empty if no provider is configured. */
const map = z.string()

export const companyDetail = companyCard.extend({
  city: z.string(),
  address: z.string(),
  map,
  website: z.string(),
  introduction: z.string(),
})
export type CompanyDetail = z.output<typeof companyDetail>

/** JOB-030: a company on the map page. */
export const companyPlace = companyCard.extend({
  city: z.string(),
  address: z.string(),
  map,
})
export type CompanyPlace = z.output<typeof companyPlace>

/** JOB-017: a job intention of the caller's resume, with its number of matching posts. */
export const intendedPosition = z.object({
  /** JOB-036: the id of the intention. */
  positionId: z.string(),
  position: z.string(),
  positionName: z.string(),
  city: z.string(),
  cityName: z.string(),
  nature: z.number().int(),
  posts: z.number().int(),
})
export type IntendedPosition = z.output<typeof intendedPosition>

/**
 * JOB-050: only `live` posts accept applications. The page of any other post remains and shows the
 * reason.
 */
export const postStates = ['draft', 'live', 'ended', 'takenDown'] as const
export type PostState = (typeof postStates)[number]

export const postCard = z.object({
  positionId: z.string(),
  title: z.string(),
  company: z.object({
    sign: z.string(),
    name: z.string(),
    logo: z.string(),
    verified: z.boolean(),
  }),
  /** The code of the city, and its name in the language of the reader. */
  city: z.string(),
  cityName: z.string(),
  remote: z.boolean(),
  salary,
  nature: z.number().int(),
  degree: z.number().int(),
  experience: z.number().int(),
  skills: z.array(postSkill),
  language: z.string(),
  state: z.enum(postStates),
  /** Null for a draft. */
  publishedAt: z.string().nullable(),
  endsAt: z.string(),
})
export type PostCard = z.output<typeof postCard>

export const postDetail = postCard.extend({
  industry: z.string(),
  industryName: z.string(),
  position: z.string(),
  positionName: z.string(),
  description: z.string(),
  company: companyDetail,
  /** Whether the caller has saved the post; false for visitors. */
  collected: z.boolean(),
})
export type PostDetail = z.output<typeof postDetail>

const delivery = z.enum(deliveryStates)
/** JOB-005: a post with the state of the caller's application, which is `none` for visitors. */
export const jobDetail = postDetail.extend({ extend: z.object({ delivery }) })
/** The state of one listed post to which the caller has applied. */
export const ofDelivery = z.object({
  extend: z.object({ delivery: z.record(z.string(), delivery) }),
})
export const recruitmentList = listOf(postCard).extend(ofDelivery.shape)
