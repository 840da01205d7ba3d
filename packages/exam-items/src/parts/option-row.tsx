import { ActionIcon, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { MediaTextarea } from '../media/media-textarea.tsx'
import type { EditTexts } from '../texts/edit-texts.ts'
import classes from './item-editor.module.css'
import { ShapeStays } from './shape-stays.ts'

export type OptionRowProps = {
  /** The prefix of the ids of the row's controls. */
  rowId: string
  type: 'radio' | 'checkbox'
  group: string
  name: string
  content: string
  /** The feedback of the option; if it is undefined, the row has no field for feedback. */
  feedback?: string | undefined
  right: boolean
  first: boolean
  last: boolean
  removable: boolean
  error?: string
  feedbackError?: string
  texts: EditTexts
  onRight: (right: boolean) => void
  onContent: (content: string) => void
  onFeedback: (feedback: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export type RowButtonsProps = Pick<
  OptionRowProps,
  'rowId' | 'first' | 'last' | 'removable' | 'onMove' | 'onRemove'
> & { up: string; down: string; remove: string }

export function RowButtons({ rowId, first, last, removable, ...props }: RowButtonsProps) {
  return (
    <div className={classes.buttons}>
      <ActionIcon
        id={`${rowId}-up`}
        size="lg"
        disabled={first}
        aria-label={props.up}
        onClick={() => props.onMove(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        id={`${rowId}-down`}
        size="lg"
        disabled={last}
        aria-label={props.down}
        onClick={() => props.onMove(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="lg"
        disabled={!removable}
        aria-label={props.remove}
        onClick={props.onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function RowTexts(props: OptionRowProps) {
  const { rowId, name, content, feedback, error, feedbackError, texts } = props
  return (
    <Stack gap={8} className={classes.grow}>
      <MediaTextarea
        id={`${rowId}-content`}
        autosize
        minRows={1}
        name={texts.option(name)}
        aria-label={texts.option(name)}
        error={error}
        value={content}
        onText={props.onContent}
        texts={texts}
      />
      {feedback === undefined ? null : (
        <MediaTextarea
          autosize
          minRows={1}
          name={texts.feedback(name)}
          aria-label={texts.feedback(name)}
          placeholder={texts.feedback(name)}
          error={feedbackError}
          value={feedback}
          onText={props.onFeedback}
          texts={texts}
        />
      )}
    </Stack>
  )
}

export function OptionRow(props: OptionRowProps) {
  const { type, group, name, right, texts, onRight } = props
  return (
    <div className={classes.row} data-right={right || undefined}>
      <label className={classes.right}>
        <input
          type={type}
          name={group}
          checked={right}
          aria-label={texts.optionRight(name)}
          onChange={(event) => onRight(event.currentTarget.checked)}
        />
        <b>{name}</b>
      </label>
      <RowTexts {...props} />
      {use(ShapeStays) ? null : (
        <RowButtons
          {...props}
          up={texts.moveUp(name)}
          down={texts.moveDown(name)}
          remove={texts.removeOption(name)}
        />
      )}
    </div>
  )
}
