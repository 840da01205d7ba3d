import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { EditTexts } from '../../texts/edit-texts.ts'
import classes from '../../parts/item-editor.module.css'
import { isAccepted } from './accept.ts'
import type { BlankMatching } from './matching.ts'
import { blankTextMax } from './shape.ts'

type TryAnswerProps = {
  blank: number
  alternatives: readonly string[]
  matching: BlankMatching
  texts: EditTexts
}

/** Shows how an answer would be marked. It uses the code that marks papers, and stores nothing. */
export function TryAnswer({ blank, alternatives, matching, texts }: TryAnswerProps) {
  const [text, setText] = useState('')
  const right = isAccepted(alternatives, matching, text)
  return (
    <div>
      <TextInput
        label={texts.words('edit.tryAnswer', { number: blank })}
        maxLength={blankTextMax}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <output className={classes.tried} data-right={right || undefined}>
        {text.trim() === '' ? '' : texts.words(right ? 'edit.tryRight' : 'edit.tryWrong')}
      </output>
    </div>
  )
}
