import type { PracticeKindName } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/**
 * The page on which a practice begins, freely or as a teacher has given it. The page of the chain leads a practice of
 * the marketplace on to its own, for links that do not know the kind.
 */
export const lobbyLink = (practice?: string, assignment?: string, kind?: PracticeKindName) =>
  link({
    to: kind === 'marketplace' ? paths.marketplace : paths.supplyChain,
    search: { practice, assignment },
  })
