import type { ItemAnswer, ItemReview } from '../answer.ts'
import type { ItemTexts } from '../texts/item-texts.ts'
import type { PublicItem } from '../public-item.ts'

/** What the view of each kind is given. */
export type KindViewProps = {
  item: PublicItem
  value: ItemAnswer
  onChange: (answer: ItemAnswer) => void
  /** Nothing can be changed: handed in, under review, or taken over by another tab. */
  locked: boolean
  review?: ItemReview
  number?: number
  texts: ItemTexts
  /** Unique on the page; the stem must carry it, for the group takes its name from there. */
  stemId: string
  /** The ids of all that names the group. */
  groupLabel: string
}
