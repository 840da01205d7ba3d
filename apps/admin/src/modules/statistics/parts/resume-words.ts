import { statistics } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type ListWords } from '@titian/site/staff'
import { withDirection } from './order-words.ts'

export type ResumeWords = ListWords<typeof statistics.resumesByMajor>

/** The filters of an address; a word that has no meaning here is left out. */
export const readResumeWords = (search: Words<ResumeWords>) =>
  withDirection(filterOf(statistics.resumesByMajor, search), search)
