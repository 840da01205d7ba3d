import type { PracticeKindName } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/**
 * The lobby of each kind of practice; a kind without a lobby of its own shares the lobby of the
 * supply chain.
 */
export const lobbyPaths = {
  'supply-chain': paths.supplyChain,
  inventory: paths.supplyChain,
  marketplace: paths.marketplace,
  erp: paths.erp,
} as const satisfies Record<PracticeKindName, string>

/**
 * Returns the lobby of a free or assigned practice. A link that does not know the kind leads to the
 * lobby of the supply chain, which redirects to the lobby of the kind.
 */
export const lobbyLink = (practice?: string, assignment?: string, kind?: PracticeKindName) =>
  link({ to: lobbyPaths[kind ?? 'supply-chain'], search: { practice, assignment } })
