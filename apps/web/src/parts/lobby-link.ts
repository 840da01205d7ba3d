import type { PracticeKindName } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** The page on which the practices of a kind begin; kinds without a page of their own share that of the chain. */
export const lobbyPaths = {
  'supply-chain': paths.supplyChain,
  inventory: paths.supplyChain,
  marketplace: paths.marketplace,
  erp: paths.erp,
} as const satisfies Record<PracticeKindName, string>

/**
 * The page on which a practice begins, freely or as a teacher has given it. The page of the chain leads a practice of
 * another one on to it, for links that do not know the kind.
 */
export const lobbyLink = (practice?: string, assignment?: string, kind?: PracticeKindName) =>
  link({ to: lobbyPaths[kind ?? 'supply-chain'], search: { practice, assignment } })
