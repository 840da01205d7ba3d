// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { PublicItem } from '../../public.ts'
import { ItemView, type ItemReview } from '../../render.tsx'
import type { ItemAnswer } from '../../shape.ts'
import { languages, wordsIn } from '../../testing/kind-words.ts'
import { TestProvider } from '../../testing/test-provider.tsx'
import { itemTexts } from '../../testing/test-texts.ts'

const item: PublicItem = {
  kind: 'ordering',
  stem: 'How does a box travel?',
  options: [
    { id: 'c', content: 'Ship' },
    { id: 'a', content: 'Pack' },
    { id: 'd', content: 'Unload' },
    { id: 'b', content: '![A truck](picture:abc)' },
  ],
}
const key = ['a', 'b', 'c', 'd']

type ShowProps = {
  value?: ItemAnswer
  language?: (typeof languages)[number]
  review?: ItemReview
  readOnly?: boolean
}

function Paper({
  value = null,
  language = 'en',
  onChange,
  ...props
}: ShowProps & { onChange: (answer: ItemAnswer) => void }) {
  const [answer, setAnswer] = useState(value)
  return (
    <ItemView
      {...props}
      item={item}
      value={answer}
      texts={{ ...itemTexts, words: wordsIn(language) }}
      onChange={(next) => {
        setAnswer(next)
        onChange(next)
      }}
    />
  )
}

function show(props: ShowProps = {}) {
  const onChange = vi.fn<(answer: ItemAnswer) => void>()
  render(<Paper {...props} onChange={onChange} />, { wrapper: TestProvider })
  return { onChange, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('an ordering question while answering', () => {
  it('[EXM-247] counts as unanswered until an entry was moved or the order confirmed, and says so', async () => {
    const { onChange, user } = show()
    expect(screen.getByText(/^Not answered yet/)).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
    await user.click(button('This order is right'))
    expect(onChange).toHaveBeenLastCalledWith(['c', 'a', 'd', 'b'])
    expect(document.activeElement?.textContent).toBe('Your answer is the order shown here.')
    expect(screen.queryByRole('button', { name: 'This order is right' })).toBeNull()
  })

  it('[EXM-247] is sorted by buttons, which keep the focus and announce the position', async () => {
    const { onChange, user } = show()
    expect(button('Move up: Ship')).toHaveProperty('disabled', true)
    await user.click(button('Move up: Pack'))
    expect(onChange).toHaveBeenLastCalledWith(['a', 'c', 'd', 'b'])
    expect(screen.getByRole('status').textContent).toBe('Pack is now number 1 of 4.')
    // In the first row the button "up" is disabled, so the focus moves to the button beside it.
    expect(document.activeElement).toBe(button('Move down: Pack'))
    expect(rows()[0]).toBe('1Pack')
  })

  it('[EXM-247] is sorted by keyboard: Tab, Enter and arrow keys', async () => {
    const { onChange, user } = show({ value: key })
    button('Move down: Pack').focus()
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['b', 'a', 'c', 'd'])
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith(['b', 'c', 'd', 'a'])
    expect(screen.getByRole('status').textContent).toBe('Pack is now number 4 of 4.')
    expect(document.activeElement).toBe(button('Move up: Pack'))
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('[EXM-247] names a picture entry by its description', () => {
    show()
    expect(button('Move up: A truck')).toBeTruthy()
  })

  it('[EXM-247] is sorted by dragging the handle, and saved on dropping', () => {
    const { onChange } = show()
    const list = screen.getByRole('list')
    const place = (top: number, height: number) => () =>
      ({ top, bottom: top + height, height, left: 0, right: 0, width: 0, x: 0, y: top }) as DOMRect
    list.getBoundingClientRect = place(100, 240)
    for (const [at, row] of [...list.children].entries())
      row.getBoundingClientRect = place(100 + at * 60, 50)
    const handle = list.querySelector<HTMLElement>('[data-handle]')
    if (!handle) throw new Error('There is no handle.')
    handle.setPointerCapture = vi.fn()
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 120 })
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 250 })
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.pointerUp(handle, { pointerId: 1, clientY: 250 })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['a', 'd', 'c', 'b'])
    expect(screen.getByRole('status').textContent).toBe('Ship is now number 3 of 4.')
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 120 })
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 250 })
    fireEvent.pointerCancel(handle, { pointerId: 1 })
    fireEvent.pointerUp(handle, { pointerId: 1, clientY: 250 })
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it.each(languages)('[EXM-247] is translated: %s', async (language) => {
    const { user } = show({ language })
    const words = wordsIn(language)
    const say = (name: string, values = {}) => words(`ordering.${name}`, values)
    for (const name of ['hint', 'untouched']) expect(screen.getByText(say(name))).toBeTruthy()
    await user.click(button(say('down', { entry: 'Pack' })))
    expect(screen.getByRole('status').textContent).toBe(
      say('moved', { entry: 'Pack', place: 3, total: 4 }),
    )
    expect(screen.getByText(say('answered'))).toBeTruthy()
  })
})

describe('a read-only ordering question', () => {
  it('[EXM-248] has no buttons, and no numbers if unanswered', () => {
    show({ readOnly: true })
    expect(screen.queryByRole('button')).toBeNull()
    expect(rows().slice(0, 3)).toEqual(['Ship', 'Pack', 'Unload'])
    expect(document.querySelector('[data-verdict]')).toBeNull()
  })

  it.each(languages)(
    '[EXM-248] says which entries are in place, and shows the right order: %s',
    (language) => {
      show({ language, value: ['b', 'a', 'c', 'd'], review: { answer: key, analysis: 'Because.' } })
      const say = (name: string, values = {}) => wordsIn(language)(`ordering.${name}`, values)
      const [first, second, third, fourth] = screen.getAllByRole('listitem')
      const has = (row: HTMLElement | undefined, text: string) =>
        within(row ?? document.body).getByText(text)
      expect(has(first, say('belongs', { place: 2 }))).toBeTruthy()
      expect(has(second, say('belongs', { place: 1 }))).toBeTruthy()
      for (const row of [third, fourth]) expect(has(row, say('inPlace'))).toBeTruthy()
      const [right, why] = screen.getAllByRole('definition')
      expect(right?.textContent).toMatch(/^1\. Pack\n2\. .*3\. Ship\n4\. Unload$/s)
      expect(why?.textContent).toBe('Because.')
    },
  )

  it('[EXM-248] shows only the right order if unanswered, and not again if right', () => {
    show({ review: { answer: key, analysis: '' } })
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.getByRole('definition').textContent).toContain('1. Pack')
    show({ value: key, review: { answer: key, analysis: '' } })
    expect(screen.getAllByRole('definition')).toHaveLength(1)
    expect(screen.getAllByText('In the right place')).toHaveLength(4)
  })
})
