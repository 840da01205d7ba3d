import type { PracticeKindName } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** The lobby of each kind of practice; kinds without their own share that of the chain. */
export const lobbyPaths = {
  'supply-chain': paths.supplyChain,
  inventory: paths.supplyChain,
  marketplace: paths.marketplace,
  erp: paths.erp,
} as const satisfies Record<PracticeKindName, string>

/**
 * Returns the lobby of a free or assigned practice. The page of the chain redirects other kinds,
 * for links that do not know the kind.
 */
export const lobbyLink = (practice?: string, assignment?: string, kind?: PracticeKindName) =>
  link({ to: lobbyPaths[kind ?? 'supply-chain'], search: { practice, assignment } })
