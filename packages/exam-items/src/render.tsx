import { type ComponentType, useId } from 'react'
import type { ItemAnswer, ItemReview } from './answer.ts'
import type { ItemKind } from './item-kind.ts'
import type { ItemTexts } from './texts/item-texts.ts'
import * as views from './kinds/views.ts'
import classes from './parts/item-view.module.css'
import { MediaStage } from './media/media-stage.tsx'
import { ItemText } from './media/item-text.tsx'
import type { KindViewProps } from './parts/kind-view.ts'
import type { PublicItem } from './public-item.ts'
import { wordsOf } from './texts/words.ts'

export type { ItemReview } from './answer.ts'
export type { ItemTexts } from './texts/item-texts.ts'

export type ItemViewProps = {
  item: PublicItem
  value: ItemAnswer
  onChange?: (answer: ItemAnswer) => void
  readOnly?: boolean
  /** The solution, if the review policy shows it; the question is then read-only. */
  review?: ItemReview
  /** The number of the question, shown before the stem; missing if a heading shows it. */
  number?: number
  texts: ItemTexts
  /**
   * The id of a heading that belongs to the name of the question, such as "8, single choice, 4
   * points".
   */
  labelledBy?: string
}

/** The exports of `render.tsx` of a kind. */
interface KindRendering {
  View: ComponentType<KindViewProps>
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

const byKind: Record<ItemKind, KindRendering> = views

const ignore = () => undefined

/** A question while it is answered or reviewed. */
export function ItemView({ readOnly = false, labelledBy, onChange, ...props }: ItemViewProps) {
  const stemId = useId()
  const { View } = byKind[props.item.kind]
  return (
    <div className={classes.item}>
      <MediaStage texts={props.texts.media}>
        <View
          {...props}
          texts={wordsOf(props.item.kind, props.texts)}
          onChange={onChange ?? ignore}
          locked={readOnly || props.review !== undefined || onChange === undefined}
          stemId={stemId}
          groupLabel={labelledBy ? `${labelledBy} ${stemId}` : stemId}
        />
      </MediaStage>
    </div>
  )
}

/** One text of a question, rendered in the same way as in the whole question. */
export function QuestionText({ text, texts }: { text: string; texts: Pick<ItemTexts, 'media'> }) {
  return (
    <MediaStage texts={texts.media}>
      <ItemText text={text} />
    </MediaStage>
  )
}

/** The icon of a kind beside its name. */
export function KindIcon({ kind, size = 18 }: { kind: ItemKind; size?: number }) {
  const { Icon } = byKind[kind]
  return <Icon size={size} aria-hidden />
}
