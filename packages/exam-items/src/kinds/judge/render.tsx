import { IconToggleLeft } from '@tabler/icons-react'
import classes from '../../parts/item-view.module.css'
import { ItemGroup } from '../../parts/item-group.tsx'
import type { KindViewProps } from '../../parts/kind-view.ts'
import { OptionCard } from '../../parts/option-card.tsx'
import { ReviewMarks } from '../../parts/review-marks.tsx'
import { ReviewNotes } from '../../parts/review-notes.tsx'
import { Stem } from '../../parts/stem.tsx'

export const Icon = IconToggleLeft

function JudgeCard({ says, ...props }: KindViewProps & { says: boolean }) {
  const { value, locked, review, texts, stemId, onChange } = props
  const right = review && review.answer === says
  return (
    <OptionCard
      type="radio"
      name={stemId}
      checked={value === says}
      locked={locked}
      onChange={() => onChange(says)}
      right={right}
      marks={review && <ReviewMarks picked={value === says} right={right === true} texts={texts} />}
    >
      {texts.words(says ? 'true' : 'false')}
    </OptionCard>
  )
}

export function View(props: KindViewProps) {
  const { item, review, texts, stemId } = props
  return (
    <ItemGroup label={props.groupLabel} radios>
      <Stem id={stemId} text={item.stem} number={props.number} />
      <div className={classes.options} data-pair>
        <JudgeCard {...props} says />
        <JudgeCard {...props} says={false} />
      </div>
      {review && <ReviewNotes notes={[{ term: texts.analysis, text: review.analysis }]} />}
    </ItemGroup>
  )
}
