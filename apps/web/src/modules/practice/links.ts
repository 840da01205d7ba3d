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
  /** The chosen practice, by its sign. */
  practice?: string
  /** Of a teacher who has given the practice, by its sign. */
  assignment?: string
  /** Of a team that waits for players. */
  code?: string
}

/** PRC-063: the decision that a rating names. */
export interface ReviewWords {
  day?: string
  seat?: string
}

/** In place of a step: the review of a shop that has ended. */
export const reviewStep = 'review'

const isMarket = (kind?: PracticeKindName) => kind === 'marketplace'

const review = (sign: string, kind?: PracticeKindName, hash?: string) =>
  isMarket(kind)
    ? link({ to: paths.marketStep, params: { sign, step: reviewStep }, hash })
    : link({ to: paths.chainReview, params: { sign }, hash })

export const practiceLinks = {
  area: (kind?: PracticeCard['kind'], newsPage = 1) =>
    link({
      to: paths.practice,
      search: { kind, page: newsPage > 1 ? String(newsPage) : undefined },
    }),
  lobby: lobbyLink,
  /** PRC-041: with header and footer, and on the whole screen. */
  playground: () => link({ to: paths.playground }),
  fullPlayground: () => link({ to: paths.fullPlayground }),
  /** What the others of a team open; for a game of an assignment its rules are beside the form. */
  invitation: (code: string, { practice, assignment }: Pick<RunCard, 'practice' | 'assignment'>) =>
    `${paths.supplyChain}?${new URLSearchParams(
      assignment ? { practice: practice.idSign, assignment: assignment.sign, code } : { code },
    )}`,
  run: (sign: string, kind?: PracticeKindName) =>
    link({ to: isMarket(kind) ? paths.marketRun : paths.chainRun, params: { sign } }),
  /** PRC-032: the form of one step of a shop. */
  step: (sign: string, step: MarketStep) => link({ to: paths.marketStep, params: { sign, step } }),
  review: (sign: string, kind?: PracticeKindName) => review(sign, kind),
  debrief: (sign: string, kind?: PracticeKindName) => review(sign, kind, 'debrief'),
}
