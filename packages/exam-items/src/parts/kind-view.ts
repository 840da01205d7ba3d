import type { ItemAnswer, ItemReview } from '../answer.ts'
import type { ItemTexts } from '../texts/item-texts.ts'
import type { PublicItem } from '../public-item.ts'

/** The props of each kind's view. */
export type KindViewProps = {
  item: PublicItem
  value: ItemAnswer
  onChange: (answer: ItemAnswer) => void
  /**
   * Whether nothing can be changed, because the paper was submitted, is in review, or was taken
   * over by another tab.
   */
  locked: boolean
  review?: ItemReview
  number?: number
  texts: ItemTexts
  /**
   * An id that is unique on the page. The stem must have this id, because the stem is the name of
   * the group of controls.
   */
  stemId: string
  /** The ids of everything that names the group. */
  groupLabel: string
}
