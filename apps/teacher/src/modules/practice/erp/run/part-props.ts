import type { BoardRun, ErpReview } from '@titian/contract'

/** The props of each part of a student's books. */
export interface PartProps {
  run: BoardRun
  view: ErpReview['view']
  /** Whether the teacher may still reset cards. */
  isOpen: boolean
}
