import { IconCursorText } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { ItemAnswer } from '../../answer.ts'
import { ItemText } from '../../media/item-text.tsx'
import { shortText } from '../../media/media-marks.ts'
import classes from '../../parts/item-view.module.css'
import { ItemGroup } from '../../parts/item-group.tsx'
import type { KindViewProps } from '../../parts/kind-view.ts'
import { ReviewNotes } from '../../parts/review-notes.tsx'
import { StemNumber } from '../../parts/stem-number.tsx'
import { blankTextMax } from './shape.ts'
import { stemParts } from './stem.ts'

export const Icon = IconCursorText

const asTexts = (answer: ItemAnswer): string[] => (Array.isArray(answer) ? answer : [])

/**
 * One line for each blank, with a number if the question has several blanks. A dash means an empty
 * blank.
 */
function listed(texts: readonly string[]): string {
  const lines = texts.map((text) => text.trim() || '–')
  return lines.length === 1
    ? lines.join('')
    : lines.map((line, at) => `${at + 1}. ${line}`).join('\n')
}

function Blank({ at, ...props }: KindViewProps & { at: number }) {
  const { item, value, locked, texts, onChange } = props
  const written = asTexts(value)

  function write(text: string) {
    const blanks = Array.from({ length: item.blanks ?? 0 }, (_, index) => written[index] ?? '')
    onChange(blanks.map((old, index) => (index === at ? text : old)))
  }

  // Autocompletion and spell checking are off, because the browser must not help.
  return (
    <input
      type="text"
      className={classes.blank}
      aria-label={texts.words('blank', { number: at + 1 })}
      placeholder={locked ? undefined : texts.words('blank', { number: at + 1 })}
      value={written[at] ?? ''}
      readOnly={locked}
      maxLength={blankTextMax}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}

/** No text is marked as wrong, because the shown alternative may not be the only accepted one. */
export function View(props: KindViewProps) {
  const { item, value, review, texts, stemId, number } = props
  const parts = stemParts(item.stem)
  return (
    <ItemGroup label={props.groupLabel}>
      <span id={stemId} hidden>
        {shortText(parts.join('…'), ({ words }) => words)}
      </span>
      <div className={classes.sentence}>
        <StemNumber number={number} />
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts have no id
          <Fragment key={index}>
            <ItemText text={part} />
            {index < parts.length - 1 && <Blank {...props} at={index} />}
          </Fragment>
        ))}
      </div>
      {review && (
        <ReviewNotes
          notes={[
            {
              term: texts.yourAnswer,
              text: asTexts(value).some(Boolean) ? listed(asTexts(value)) : '',
            },
            { term: texts.rightAnswer, text: listed(asTexts(review.answer)) },
            { term: texts.analysis, text: review.analysis },
          ]}
        />
      )}
    </ItemGroup>
  )
}
