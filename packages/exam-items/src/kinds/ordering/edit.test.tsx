// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ItemEditor, type ItemEditorProps } from '../../edit.tsx'
import type { Item } from '../../shape.ts'
import { languages, wordsIn } from '../../testing/kind-words.ts'
import { TestProvider } from '../../testing/test-provider.tsx'
import { editTexts } from '../../testing/test-texts.ts'

const options = [
  { id: 'a', content: 'Pack' },
  { id: 'b', content: 'Ship' },
  { id: 'c', content: 'Unload' },
]
const item: Item = {
  kind: 'ordering',
  stem: 'In which order?',
  options,
  scoring: 'place',
  analysis: '',
}

type EditProps = Partial<ItemEditorProps> & { language?: (typeof languages)[number]; given?: Item }

function Page({
  language = 'en',
  given = item,
  onChange,
  ...props
}: EditProps & { onChange: (item: Item) => void }) {
  const [value, setValue] = useState(given)
  return (
    <ItemEditor
      {...props}
      value={value}
      texts={{ ...editTexts, kindName: String, words: wordsIn(language) }}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

function edit(props: EditProps = {}) {
  const onChange = vi.fn<(item: Item) => void>()
  render(<Page {...props} onChange={onChange} />, { wrapper: TestProvider })
  return { onChange, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })

it('[EXM-251] entries are sorted by keyboard, keep the focus and announce their position', async () => {
  const { onChange, user } = edit()
  button('Move entry 3 up').focus()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({
    ...item,
    options: [options[0], options[2], options[1]],
  })
  expect(screen.getByRole('status').textContent).toBe('The entry is now number 2 of 3.')
  expect(document.activeElement).toBe(button('Move entry 2 up'))
  await user.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith({
    ...item,
    options: [options[2], options[0], options[1]],
  })
})

it('[EXM-251] entries are added, edited, and removed down to two', async () => {
  const { onChange, user } = edit()
  await user.click(button('Add an entry'))
  await user.keyboard('Sell')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    options: [...options, { id: 'd', content: 'Sell' }],
  })
  for (const left of [3, 2]) {
    await user.click(button('Remove entry 1'))
    expect(screen.getAllByRole('textbox', { name: /^Entry/ })).toHaveLength(left)
  }
  expect(button('Remove entry 1')).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(field('Entry 1'))
})

it('[EXM-251] the twentieth entry is the last one', async () => {
  const many = Array.from({ length: 19 }, (_, at) => ({ id: `o${at}`, content: `Step ${at}` }))
  const { user } = edit({ given: { ...item, options: many } })
  expect(button('Add an entry')).toHaveProperty('disabled', false)
  await user.click(button('Add an entry'))
  expect(button('Add an entry')).toHaveProperty('disabled', true)
})

it('[EXM-251] a correction changes order and texts, but adds and removes none', async () => {
  const { onChange, user } = edit({ shapeStays: true })
  for (const name of ['Add an entry', 'Remove entry 1'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(button('Move entry 1 down'))
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    options: [{ id: 'b' }, { id: 'a' }, { id: 'c' }],
  })
})

it('[EXM-251] each error is shown beside its field', () => {
  edit({ errors: { options: 'E1', 'options.1.content': 'E2', scoring: 'E3' } })
  const textsOf = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  expect(textsOf(field('Entry 2'))).toContain('E2')
  expect(textsOf(field('Entry 1'))).not.toContain('E2')
  expect(textsOf(screen.getByRole('group', { name: 'Entries in the right order' }))).toContain('E1')
  expect(
    textsOf(screen.getByRole('combobox', { name: 'Points for a partly right order' })),
  ).toContain('E3')
})

it.each(languages)(
  '[EXM-251] the editor is translated and chooses the scoring: %s',
  async (language) => {
    const { onChange, user } = edit({ language })
    const say = (name: string, values = {}) => wordsIn(language)(`ordering.edit.${name}`, values)
    expect(screen.getByRole('group', { name: say('entries') })).toBeTruthy()
    expect(field(say('entry', { place: 2 }))).toHaveProperty('value', 'Ship')
    for (const name of ['up', 'down', 'remove'])
      expect(button(say(name, { place: 2 }))).toBeTruthy()
    expect(button(say('add'))).toBeTruthy()
    await user.selectOptions(
      screen.getByRole('combobox', { name: say('scoring') }),
      say('scorings.neighbour'),
    )
    expect(onChange).toHaveBeenLastCalledWith({ ...item, scoring: 'neighbour' })
  },
)
