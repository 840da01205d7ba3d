import { Textarea, type TextareaProps } from '@mantine/core'
import { people } from '@titian/contract'

/** The calls of all nouns accept reasons of the same length. */
const { maxLength } = people.changePersonState.input.shape.reason

interface ReasonFieldProps extends TextareaProps {
  hint: string
}

/** The field for the reason of an act, which the log stores; takes the form's props of `reason`. */
export function ReasonField({ hint, ...props }: ReasonFieldProps) {
  return <Textarea description={hint} maxLength={maxLength ?? undefined} required {...props} />
}
