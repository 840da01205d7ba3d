import { Stack } from '@mantine/core'
import { ItemText } from '../media/item-text.tsx'
import classes from './item-view.module.css'

export type ReviewNote = { term: string; text: string }

/** The notes of a review as a list of names and texts. A note without a text is left out. */
export function ReviewNotes({ notes }: { notes: readonly ReviewNote[] }) {
  const filled = notes.filter(({ text }) => text.trim() !== '')
  if (filled.length === 0) return null
  return (
    <Stack component="dl" gap={6} m="16px 0 0" fz="sm">
      {filled.map(({ term, text }) => (
        <div key={term} className={classes.note}>
          <dt>{term}</dt>
          <dd>
            <ItemText text={text} />
          </dd>
        </div>
      ))}
    </Stack>
  )
}
