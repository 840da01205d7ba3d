import type { Language } from '@titian/contract'

export interface JobRole {
  title: string
  position: string
  /** Duties and requirements, one line each. */
  duties: string[]
  needs: string[]
  skills: [name: string, level: number][]
  degree: number
  experience: number
}

export type Pay = 'hour' | 'month' | 'year'

/** `salary` in whole units of the company's currency; a post without one is negotiable. */
export interface Opening {
  role: string
  salary?: [least: number, most: number]
  per?: Pay
  /** 1 internship, 2 full-time, 3 both; default full-time. */
  nature?: 1 | 2 | 3
  title?: string
  city?: string
  remote?: true
  negotiable?: true
}

export interface JobCompany {
  name: string
  industry: string
  /** 1 for under 20 people up to 5 for 1,000 and more. */
  size: number
  city: string
  address: string
  website: string
  currency: 'MYR' | 'CNY' | 'SGD'
  introduction: string
  /** The last paragraph of each of its posts. */
  offer: string
  openings: Opening[]
}

export interface JobTexts {
  language: Language
  headings: { duties: string; needs: string }
  roles: Record<string, JobRole>
  companies: JobCompany[]
}
