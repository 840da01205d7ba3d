import type { PracticeCard, RunCard } from '@titian/contract'
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

export const practiceLinks = {
  area: (kind?: PracticeCard['kind'], newsPage = 1) =>
    link({
      to: paths.practice,
      search: { kind, page: newsPage > 1 ? String(newsPage) : undefined },
    }),
  lobby: lobbyLink,
  /** What the others of a team open; for a game of an assignment its rules are beside the form. */
  invitation: (code: string, { practice, assignment }: Pick<RunCard, 'practice' | 'assignment'>) =>
    `${paths.supplyChain}?${new URLSearchParams(
      assignment ? { practice: practice.idSign, assignment: assignment.sign, code } : { code },
    )}`,
  run: (sign: string) => link({ to: paths.chainRun, params: { sign } }),
  review: (sign: string) => link({ to: paths.chainReview, params: { sign } }),
  debrief: (sign: string) => link({ to: paths.chainReview, params: { sign }, hash: 'debrief' }),
}
