import { statistics } from '@titian/contract'
import type { Words } from '@titian/site'
import { filterOf, type ListWords } from '@titian/site/staff'
import { withDirection } from './order-words.ts'

export type SupervisionWords = ListWords<typeof statistics.superviseCourses>

/** The filters of an address; what nobody knows counts as not given. */
export const readSupervision = (search: Words<SupervisionWords>) =>
  withDirection(filterOf(statistics.superviseCourses, search), search)
