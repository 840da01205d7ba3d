import { ActionIcon, Textarea, type TextareaProps } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { type RefObject, use, useRef } from 'react'
import type { EditTexts } from '../texts/edit-texts.ts'
import { MediaSource } from './media-source.ts'

export interface MediaTextareaProps extends Omit<TextareaProps, 'value' | 'onChange' | 'ref'> {
  /** The accessible name of the field, for a field whose button is not beside its label. */
  name: string
  value: string
  onText: (text: string) => void
  texts: Pick<EditTexts, 'addMedia'>
  field?: RefObject<HTMLTextAreaElement | null>
}

/**
 * Returns pasted or dropped files. Word processors add a picture of the text that they copy; such a
 * paste stays text.
 */
const filesOf = (data: DataTransfer): File[] =>
  data.types.includes('text/plain') ? [] : [...data.files]

/** A text field that inserts pictures and audio at the cursor by button, paste and drop. */
export function MediaTextarea(props: MediaTextareaProps) {
  const { name, value, onText, texts, field: given, ...rest } = props
  const add = use(MediaSource)
  const own = useRef<HTMLTextAreaElement>(null)
  const field = given ?? own
  // A ref contains the newest text. So text that is typed during an upload is not lost.
  const newest = useRef({ value, onText })
  newest.current = { value, onText }

  async function insert(files: readonly (File | undefined)[]) {
    // In a field that was never focused, the cursor is at the start, where no author wants a
    // picture. There, pictures and audio are added at the end.
    let at = field.current?.selectionEnd || value.length
    for (const file of files) {
      // The files are added one after the other, because the teacher is asked for the description
      // of each.
      const mark = await add?.(file)
      if (!mark) continue
      const { value: text, onText: write } = newest.current
      at = Math.min(at, text.length)
      write(text.slice(0, at) + mark + text.slice(at))
      at += mark.length
    }
    field.current?.focus()
  }

  if (!add)
    return (
      <Textarea
        {...rest}
        ref={field}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    )
  return (
    <Textarea
      {...rest}
      ref={field}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
      onPaste={(event) => {
        const files = filesOf(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        void insert(files)
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer)
        if (files.length === 0) return
        event.preventDefault()
        void insert(files)
      }}
      rightSectionWidth={48}
      rightSectionProps={{ style: { alignItems: 'flex-end' } }}
      rightSection={
        <ActionIcon
          size={44}
          variant="subtle"
          color="neutral"
          aria-label={texts.addMedia(name)}
          title={texts.addMedia(name)}
          onClick={() => void insert([undefined])}
        >
          <IconPhotoPlus size={20} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
