import type { Language } from '@titian/contract'

export interface JobRole {
  title: string
  position: string
  /** What one does, and what is asked for: a line each. */
  duties: string[]
  needs: string[]
  skills: [name: string, level: number][]
  degree: number
  experience: number
}

export type Pay = 'hour' | 'month' | 'year'

/** `salary` in whole units of the currency of the company; a post without one says that it is negotiable. */
export interface Opening {
  role: string
  salary?: [least: number, most: number]
  per?: Pay
  /** 1 internship, 2 full-time, 3 both; full-time where it is left out. */
  nature?: 1 | 2 | 3
  title?: string
  city?: string
  remote?: true
  negotiable?: true
}

export interface JobCompany {
  name: string
  industry: string
  /** 1 under 20 people … 5 from 1,000. */
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
