import { statistics } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type ListWords } from '@titian/site/staff'
import { withDirection } from './order-words.ts'

export type SupervisionWords = ListWords<typeof statistics.superviseCourses>

/** Reads the filters from the address; unknown values are ignored. */
export const readSupervision = (search: Words<SupervisionWords>) =>
  withDirection(filterOf(statistics.superviseCourses, search), search)
