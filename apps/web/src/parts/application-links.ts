import type { ApplicationGroup } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

export interface BoardWords {
  group?: ApplicationGroup
  page?: string
}

/**
 * Links to application pages. The links have their own file, because the first page does not need
 * them.
 */
export const applicationLinks = {
  board: (search: BoardWords = {}) => link({ to: paths.applications, search }),
  one: (sign: string) => link({ to: paths.application, params: { sign } }),
}
