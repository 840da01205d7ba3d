import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { watchFields } from './typed-fields.ts'

/**
 * A form that renders at once on input. A browser may do this between two listeners of one event.
 */
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

it('[FRM-381] keeps the first character of a field when it causes an immediate render', () => {
  render(<Marked />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mark' })
  fireEvent.input(field, { target: { value: '7' } })
  expect(field.value).toBe('7')
  expect(field.form?.dataset['dirty']).toBe('true')
  fireEvent.input(field, { target: { value: '' } })
  expect(field.value).toBe('')
})

/**
 * A list of options that loads after the field has the focus, and then changes the value of the
 * field.
 */
function Late() {
  const root = useRef<HTMLFormElement>(null)
  const [isDirty, setDirty] = useState(false)
  const [choices, setChoices] = useState<string[]>([])
  useLayoutEffect(() => {
    if (!root.current) return
    root.current.querySelector('select')?.focus()
    return watchFields(root.current, setDirty)
  }, [])
  return (
    <>
      <button type="button" onClick={() => setChoices(['one', 'two'])}>
        Load
      </button>
      <form ref={root} aria-label="Choice" data-dirty={isDirty}>
        <select aria-label="Next" defaultValue="">
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </form>
    </>
  )
}

it('[FRM-381] ignores a value that the page sets before the first interaction, and counts one that is chosen after it', async () => {
  render(<Late />)
  const form = screen.getByRole('form', { name: 'Choice' })
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Next' })
  await waitFor(() => expect(field.value).toBe('one'))
  expect(form.dataset['dirty']).toBe('false')
  fireEvent.pointerDown(field)
  fireEvent.change(field, { target: { value: 'two' } })
  await waitFor(() => expect(form.dataset['dirty']).toBe('true'))
})

it('[FRM-381] ignores a radio button that was changed and changed back', async () => {
  function Teams() {
    const root = useRef<HTMLFormElement>(null)
    const [isDirty, setDirty] = useState(false)
    useLayoutEffect(() => {
      if (root.current) return watchFields(root.current, setDirty)
    }, [])
    return (
      <form ref={root} aria-label="Teams" data-dirty={isDirty}>
        <input type="radio" name="teams" aria-label="Same" defaultChecked />
        <input type="radio" name="teams" aria-label="New" />
      </form>
    )
  }
  render(<Teams />)
  const form = screen.getByRole('form', { name: 'Teams' })
  await userEvent.click(screen.getByRole('radio', { name: 'New' }))
  await waitFor(() => expect(form.dataset['dirty']).toBe('true'))
  await userEvent.click(screen.getByRole('radio', { name: 'Same' }))
  await waitFor(() => expect(form.dataset['dirty']).toBe('false'))
})
