import type { BoardRun, ErpReview } from '@titian/contract'

/** What each part of the books of a student is given. */
export interface PartProps {
  run: BoardRun
  view: ErpReview['view']
  /** A teacher may still reset cards. */
  isOpen: boolean
}
