import { type ComponentType, useId } from 'react'
import type { ItemAnswer, ItemReview } from './answer.ts'
import type { ItemKind } from './item-kind.ts'
import type { ItemTexts } from './texts/item-texts.ts'
import { AnnotationView } from './kinds/annotation/render.tsx'
import { BlankView } from './kinds/blank/render.tsx'
import { JudgeView } from './kinds/judge/render.tsx'
import { MultipleView } from './kinds/multiple/render.tsx'
import { SingleView } from './kinds/single/render.tsx'
import classes from './parts/item-view.module.css'
import type { KindViewProps } from './parts/kind-view.ts'
import type { PublicItem } from './public-item.ts'

export type { ItemReview } from './answer.ts'
export { type ItemTexts, itemTextKeys } from './texts/item-texts.ts'

export type ItemViewProps = {
  item: PublicItem
  value: ItemAnswer
  onChange?: (answer: ItemAnswer) => void
  readOnly?: boolean
  /** Given only when the review policy lets the answer side out; makes the question read-only. */
  review?: ItemReview
  /** Written before the stem; leave it out where a heading already shows it. */
  number?: number
  texts: ItemTexts
  /** The id of a heading that belongs to the question's name, such as "8, single choice, 4 points". */
  labelledBy?: string
}

const views = {
  single: SingleView,
  multiple: MultipleView,
  blank: BlankView,
  judge: JudgeView,
  annotation: AnnotationView,
} satisfies Record<ItemKind, ComponentType<KindViewProps>>

const ignore = () => undefined

/** One question as a student writes it or looks at it afterwards. */
export function ItemView({ readOnly = false, labelledBy, onChange, ...props }: ItemViewProps) {
  const stemId = useId()
  const View = views[props.item.kind]
  return (
    <div className={classes.item}>
      <View
        {...props}
        onChange={onChange ?? ignore}
        locked={readOnly || props.review !== undefined || onChange === undefined}
        stemId={stemId}
        groupLabel={labelledBy ? `${labelledBy} ${stemId}` : stemId}
      />
    </div>
  )
}
