import type { PracticeCard } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../../app/paths.ts'

export interface AreaWords {
  kind?: PracticeCard['kind']
}

export interface LobbyWords {
  /** The chosen practice, by its sign. */
  practice?: string
}

export const practiceLinks = {
  area: (kind?: PracticeCard['kind']) => link({ to: paths.practice, search: { kind } }),
  lobby: (practice?: string) => link({ to: paths.supplyChain, search: { practice } }),
  run: (sign: string) => link({ to: paths.chainRun, params: { sign } }),
  review: (sign: string) => link({ to: paths.chainReview, params: { sign } }),
}
