import type { MarketStep, PracticeCard, PracticeKindName, RunCard } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../../app/paths.ts'
import { lobbyLink } from '../../parts/lobby-link.ts'

export interface AreaWords {
  kind?: PracticeCard['kind']
  /** The page of the news. */
  page?: string
}

export interface LobbyWords {
  /** The sealed id of the chosen practice. */
  practice?: string
  /** The sealed id of the assignment. */
  assignment?: string
  /** The code of a team game. */
  code?: string
}

/** PRC-063: the decision to which an assessment refers. */
export interface ReviewWords {
  day?: string
  seat?: string
}

/** The value that replaces a step or page in an address and means the review of a finished run. */
export const reviewStep = 'review'

/** PRC-042: the pages of the books besides the process map. */
export const erpParts = [
  'inbox',
  'documents',
  'document',
  'new',
  'cards',
  'card',
  'books',
  'partners',
  'items',
  'import',
] as const
export type ErpPart = (typeof erpParts)[number]

/** The search parameters of all pages of the books. Each page uses some of them. */
export interface ErpWords extends ReviewWords {
  /** The id of a document, paper or card. */
  id?: string
  /** The kind of documents. */
  kind?: string
  /** The source document or the paper of a new document, and the card to which it belongs. */
  source?: string
  paper?: string
  card?: string
  /** The open tab of a page, such as a statement. */
  tab?: string
  account?: string
  item?: string
  partner?: string
  state?: string
  page?: string
}

const review = (sign: string, kind?: PracticeKindName, hash?: string) => {
  switch (kind) {
    case 'marketplace':
      return link({ to: paths.marketStep, params: { sign, step: reviewStep }, hash })
    case 'erp':
      return link({ to: paths.erpPart, params: { sign, part: reviewStep }, hash })
    default:
      return link({ to: paths.chainReview, params: { sign }, hash })
  }
}

const runPaths = {
  'supply-chain': paths.chainRun,
  inventory: paths.chainRun,
  marketplace: paths.marketRun,
  erp: paths.erpRun,
} as const satisfies Record<PracticeKindName, string>

export const practiceLinks = {
  area: (kind?: PracticeCard['kind'], newsPage = 1) =>
    link({
      to: paths.practice,
      search: { kind, page: newsPage > 1 ? String(newsPage) : undefined },
    }),
  lobby: lobbyLink,
  /** PRC-041: the playground, with the site frame or full-screen. */
  playground: () => link({ to: paths.playground }),
  fullPlayground: () => link({ to: paths.fullPlayground }),
  /**
   * The address that players get to join a game. If the game is assigned, the page also shows its
   * rules beside the form.
   */
  invitation: (code: string, { practice, assignment }: Pick<RunCard, 'practice' | 'assignment'>) =>
    `${paths.supplyChain}?${new URLSearchParams(
      assignment ? { practice: practice.idSign, assignment: assignment.sign, code } : { code },
    )}`,
  run: (sign: string, kind?: PracticeKindName) =>
    link({ to: runPaths[kind ?? 'supply-chain'], params: { sign } }),
  /** PRC-032: the form of one step of a shop. */
  step: (sign: string, step: MarketStep) => link({ to: paths.marketStep, params: { sign, step } }),
  /** PRC-042: a page of the books. */
  erp: (sign: string, part: ErpPart, search: ErpWords = {}) =>
    link({ to: paths.erpPart, params: { sign, part }, search }),
  review: (sign: string, kind?: PracticeKindName) => review(sign, kind),
  debrief: (sign: string, kind?: PracticeKindName) => review(sign, kind, 'debrief'),
}
