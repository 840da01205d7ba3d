import { Textarea } from '@mantine/core'
import { IconBlockquote } from '@tabler/icons-react'
import classes from '../../parts/item-view.module.css'
import { ItemGroup } from '../../parts/item-group.tsx'
import type { KindViewProps } from '../../parts/kind-view.ts'
import { ReviewNotes } from '../../parts/review-notes.tsx'
import { Stem } from '../../parts/stem.tsx'
import { annotationTextMax } from './shape.ts'

export const Icon = IconBlockquote

/** The number of remaining characters below which this number is shown. */
const showLeftBelow = 500

export function View(props: KindViewProps) {
  const { item, value, locked, review, texts, stemId, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const left = annotationTextMax - text.length
  return (
    <ItemGroup label={props.groupLabel}>
      <Stem id={stemId} text={item.stem} number={props.number} />
      <Textarea
        autosize
        minRows={4}
        aria-label={review ? texts.yourAnswer : texts.writeHere}
        placeholder={locked ? undefined : texts.writeHere}
        description={
          !locked && left < showLeftBelow
            ? texts.words('charactersLeft', { count: left })
            : undefined
        }
        inputWrapperOrder={['input', 'description']}
        classNames={{ input: classes.writing }}
        value={text}
        readOnly={locked}
        maxLength={annotationTextMax}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {review && (
        <ReviewNotes
          notes={[
            { term: texts.words('model'), text: review.model ?? '' },
            { term: texts.analysis, text: review.analysis },
          ]}
        />
      )}
    </ItemGroup>
  )
}
