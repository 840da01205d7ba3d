import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** The page on which a practice begins, freely or as a teacher has given it. */
export const lobbyLink = (practice?: string, assignment?: string) =>
  link({ to: paths.supplyChain, search: { practice, assignment } })
