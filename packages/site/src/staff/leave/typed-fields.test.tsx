import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { watchFields } from './typed-fields.ts'

/** A form that is drawn as soon as something was typed, as a browser does between two listeners of one event. */
function Marked() {
  const root = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  const [points, setPoints] = useState('')
  useLayoutEffect(() => {
    if (!root.current) return
    return watchFields(root.current, (dirty) => flushSync(() => setDirty(dirty)))
  }, [])
  return (
    <form ref={root} data-dirty={isDirty}>
      <input
        aria-label="Mark"
        data-dirty={isDirty}
        value={points}
        onChange={({ currentTarget }) => setPoints(currentTarget.value)}
      />
    </form>
  )
}

it('[FRM-381] keeps the first character of a field when the form is drawn at once because of it', () => {
  render(<Marked />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mark' })
  fireEvent.input(field, { target: { value: '7' } })
  expect(field.value).toBe('7')
  expect(field.form?.dataset['dirty']).toBe('true')
  fireEvent.input(field, { target: { value: '' } })
  expect(field.value).toBe('')
})
