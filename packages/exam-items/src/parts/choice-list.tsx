import { ItemText } from '../media/item-text.tsx'
import { optionName } from '../option.ts'
import { ItemGroup } from './item-group.tsx'
import classes from './item-view.module.css'
import type { KindViewProps } from './kind-view.ts'
import { OptionCard } from './option-card.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { ReviewNotes } from './review-notes.tsx'
import { Stem } from './stem.tsx'

export type ChoiceListProps = KindViewProps & {
  type: 'radio' | 'checkbox'
  picked: readonly string[]
  /** The ids of the right options; only in a review. */
  right?: readonly string[]
  onPick: (id: string, checked: boolean) => void
}

/** The author's feedback for students who chose this option; only in a review. */
function OptionFeedback({ id, review }: { id: string } & Pick<KindViewProps, 'review'>) {
  const own = review?.feedback?.find((one) => one.id === id)
  if (!own) return null
  return (
    <span className={classes.feedback}>
      <ItemText text={own.text} />
    </span>
  )
}

/**
 * A stem with options that have letters. Single and multiple choice differ only in the control of
 * an option.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { item, type, picked, right, onPick, locked, review, texts, stemId } = props
  return (
    <ItemGroup label={props.groupLabel} radios={type === 'radio'}>
      <Stem id={stemId} text={item.stem} number={props.number} />
      <div className={classes.options}>
        {item.options?.map(({ id, content }, index) => (
          <OptionCard
            key={id}
            type={type}
            name={stemId}
            letter={optionName(index)}
            checked={picked.includes(id)}
            locked={locked}
            onChange={(checked) => onPick(id, checked)}
            right={right?.includes(id)}
            marks={
              right && (
                <ReviewMarks
                  picked={picked.includes(id)}
                  right={right.includes(id)}
                  texts={texts}
                />
              )
            }
          >
            <ItemText text={content} />
            {picked.includes(id) && <OptionFeedback id={id} review={review} />}
          </OptionCard>
        ))}
      </div>
      {review && <ReviewNotes notes={[{ term: texts.analysis, text: review.analysis }]} />}
    </ItemGroup>
  )
}
