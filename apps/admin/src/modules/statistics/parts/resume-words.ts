import { statistics } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type ListWords } from '@titian/site/staff'
import { withDirection } from './order-words.ts'

export type ResumeWords = ListWords<typeof statistics.resumesByMajor>

/** Reads the filters from the address; unknown values are ignored. */
export const readResumeWords = (search: Words<ResumeWords>) =>
  withDirection(filterOf(statistics.resumesByMajor, search), search)
