import type { PostFilter } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

export const jobLists = ['recommended', 'promoted', 'intended', 'collected'] as const
export type JobList = (typeof jobLists)[number]

export interface MoreJobsWords {
  list?: JobList
  /** The job intention whose posts are shown. */
  positionId?: string
  page?: string
}

export type JobFilter = PostFilter

/** The part of the resume in the address, and its entry. */
export interface ResumeWords {
  part?: string
  entry?: string
}

export interface PlanningWords {
  /** The career path; by default that of the job intention (CNT-058). */
  pathCode?: string
}

/** Links to job pages. The links have their own file, because the first page does not need them. */
export const jobLinks = {
  home: () => link({ to: paths.employment }),
  more: (search: MoreJobsWords = {}) => link({ to: paths.moreJobs, search }),
  search: (search: JobFilter = {}) => link({ to: paths.jobSearch, search }),
  map: (page?: string) => link({ to: paths.jobMap, search: { page } }),
  job: (sign: string) => link({ to: paths.job, params: { sign } }),
  company: (sign: string, page?: string) =>
    link({ to: paths.company, params: { sign }, search: { page } }),
  resume: (search: ResumeWords = {}) => link({ to: paths.resume, search }),
  aim: () => link({ to: paths.promoteIntended }),
  road: (pathCode?: string) => link({ to: paths.promotePlanning, search: { pathCode } }),
}

/** JOB-030: returns a link to an address on OpenStreetMap. */
export function mapAddress(...parts: string[]): string {
  const query = parts.filter((part) => part !== '').join(', ')
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`
}
