// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { emptyItem, ItemEditor } from './edit.tsx'
import { type Item, itemKinds } from './shape.ts'
import { TestProvider } from './testing/test-provider.tsx'
import { editTexts as texts } from './testing/test-texts.ts'

const options = [
  { id: 'a', content: 'Price' },
  { id: 'b', content: 'Promise' },
  { id: 'c', content: 'Size' },
]
const single: Item = { kind: 'single', stem: 'Which?', options, answer: 'b', analysis: 'So.' }
const multiple: Item = {
  kind: 'multiple',
  stem: 'Which?',
  options,
  answer: ['a', 'b'],
  strategy: 'all',
  analysis: '',
}
const blank: Item = { kind: 'blank', stem: 'It is ___.', blanks: [['one']], analysis: '' }

function StatefulEditor({ item, onChange }: { item: Item; onChange: (item: Item) => void }) {
  const [value, setValue] = useState(item)
  const change = (next: Item) => {
    setValue(next)
    onChange(next)
  }
  return <ItemEditor value={value} onChange={change} texts={texts} />
}

it('[EXM-175] kind, options and blanks of an answered question cannot be changed', () => {
  for (const item of [single, blank])
    render(<ItemEditor value={item} onChange={vi.fn()} texts={texts} shapeStays />, {
      wrapper: TestProvider,
    })
  expect(screen.queryByLabelText(texts.kind)).toBeNull()
  // What the other tests leave out: one right option of three, texts, and the rules of the blank.
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  for (const name of [texts.addOption, texts.removeOption('A'), texts.moveDown('A')])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

function edit(item: Item) {
  const onChange = vi.fn<(item: Item) => void>()
  render(<StatefulEditor item={item} onChange={onChange} />, { wrapper: TestProvider })
  return { onChange, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })

describe('[EXM-273] changing the kind and back', () => {
  const change = async (names: (typeof itemKinds)[number][], item: Item) => {
    const { onChange, user } = edit(item)
    for (const name of names) await user.selectOptions(screen.getByLabelText(texts.kind), name)
    return { last: onChange.mock.lastCall?.[0], user, onChange }
  }
  const judge: Item = { kind: 'judge', stem: 'So?', answer: false, analysis: '' }
  const ordering: Item = {
    kind: 'ordering',
    stem: 'Order.',
    options,
    scoring: 'place',
    analysis: '',
  }

  it.each([
    [single, 'judge'],
    [single, 'ordering'],
    [single, 'blank'],
    [multiple, 'single'],
    [multiple, 'annotation'],
    [blank, 'single'],
    [judge, 'multiple'],
    [ordering, 'judge'],
  ] as const)('brings back all of $kind after a look at %s', async (item, other) => {
    const { last } = await change([other, item.kind], item)
    expect(last).toEqual(item)
  })

  it('keeps changes made in between', async () => {
    const { user, onChange } = await change(['multiple'], single)
    await user.click(screen.getByRole('checkbox', { name: 'Right: B' }))
    await user.click(screen.getByRole('checkbox', { name: 'Right: C' }))
    await user.type(field(texts.stem), '!')
    await user.selectOptions(screen.getByLabelText(texts.kind), 'single')
    expect(onChange).toHaveBeenLastCalledWith({ ...single, stem: 'Which?!', answer: 'c' })
  })

  it('restores no right answer whose option was removed', async () => {
    const { user, onChange } = await change(['multiple'], single)
    await user.click(button(texts.removeOption('B')))
    await user.selectOptions(screen.getByLabelText(texts.kind), 'single')
    const [first, , third] = options
    expect(onChange).toHaveBeenLastCalledWith({ ...single, options: [first, third], answer: '' })
  })
})

describe('options', () => {
  it('set the right one of a single choice', async () => {
    const { onChange, user } = edit(single)
    expect(screen.getByRole('radio', { name: 'Right: B' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('radio', { name: 'Right: C' }))
    expect(onChange).toHaveBeenLastCalledWith({ ...single, answer: 'c' })
  })

  it('[EXM-252] take feedback, and lose it when it is emptied', async () => {
    const { onChange, user } = edit(single)
    expect(screen.queryByRole('textbox', { name: texts.feedback('B') })).toBeNull()
    await user.click(button(texts.addFeedback))
    await user.type(field(texts.feedback('B')), 'No')
    const [first, second, third] = options
    const said = { ...single, options: [first, { ...second, feedback: 'No' }, third] }
    expect(onChange).toHaveBeenLastCalledWith(said)
    await user.clear(field(texts.feedback('B')))
    expect(onChange.mock.lastCall?.[0]).toEqual(single)
    expect(onChange.mock.lastCall?.[0]).not.toHaveProperty('options.1.feedback')
  })

  it('[EXM-253] can be marked to keep their order', async () => {
    for (const item of [single, multiple]) {
      const { onChange, user } = edit(item)
      const box = screen.getByRole('checkbox', { name: texts.keepOrder })
      await user.click(box)
      expect(onChange).toHaveBeenLastCalledWith({ ...item, keepOrder: true })
      await user.click(box)
      expect(onChange.mock.lastCall?.[0]).not.toHaveProperty('keepOrder')
      cleanup()
    }
  })

  it('keep the right ones of a multiple choice in order', async () => {
    const { onChange, user } = edit({ ...multiple, answer: ['c'] })
    await user.click(screen.getByRole('checkbox', { name: 'Right: A' }))
    expect(onChange).toHaveBeenLastCalledWith({ ...multiple, answer: ['a', 'c'] })
  })

  it('are moved by keyboard, stay right, keep the focus and announce their position', async () => {
    const { onChange, user } = edit(single)
    button('Move up B').focus()
    await user.keyboard('{Enter}')
    const moved = [options[1], options[0], options[2]]
    expect(onChange).toHaveBeenLastCalledWith({ ...single, options: moved })
    // In the first row the button "up" is disabled, so the focus moves to the button beside it.
    expect(document.activeElement).toBe(button('Move down A'))
    expect(screen.getByRole('status').textContent).toBe('Moved to A')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(button('Move down B'))
  })

  it('are removed together with their right answer', async () => {
    const { onChange, user } = edit(single)
    await user.click(button('Remove B'))
    const left = [options[0], options[2]]
    expect(onChange).toHaveBeenLastCalledWith({ ...single, options: left, answer: '' })
    expect(document.activeElement).toBe(field('Option B'))
    expect(button('Remove A')).toHaveProperty('disabled', true)
  })

  it('are removed from several right answers', async () => {
    const { onChange, user } = edit(multiple)
    await user.click(button('Remove B'))
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ answer: ['a'] })
  })

  it('are added up to ten, with the focus in the new one', async () => {
    const { onChange, user } = edit(single)
    await user.click(button('Add an option'))
    await user.keyboard('Wow')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      options: [...options, { id: 'd', content: 'Wow' }],
    })
    for (let count = 4; count < 10; count += 1) await user.click(button('Add an option'))
    expect(button('Add an option')).toHaveProperty('disabled', true)
  })

  it('set how partly right answers are marked', async () => {
    const { onChange, user } = edit(multiple)
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Points for a partly right answer' }),
      'Per option',
    )
    expect(onChange).toHaveBeenLastCalledWith({ ...multiple, strategy: 'perOption' })
  })
})

describe('blanks', () => {
  it('take texts for each blank of the stem', async () => {
    const { onChange, user } = edit(blank)
    await user.click(button('Add a blank'))
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      stem: 'It is ___. ___',
      blanks: [['one'], []],
    })
    await user.type(field('Accepted in blank 2'), '1,000{Enter}{Enter} a thousand ')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      blanks: [['one'], ['1,000', 'a thousand']],
    })
    expect(field('Accepted in blank 2')).toHaveProperty('value', '1,000\n\n a thousand ')
  })

  it('keep their texts when another one is deleted', async () => {
    const { user } = edit({ ...blank, stem: '___ or ___', blanks: [['one'], ['two']] })
    await user.type(field('Accepted in blank 1'), 's')
    await user.clear(field('Question'))
    expect(screen.queryByRole('textbox', { name: 'Accepted in blank 1' })).toBeNull()
    await user.type(field('Question'), 'or ___')
    expect(field('Accepted in blank 1')).toHaveProperty('value', '')
  })
})

describe('how a blank is compared', () => {
  const rules = (change: object) => ({
    ...blank,
    matching: [{ caseSensitive: false, numeric: false, tolerance: '', ...change }],
  })

  it('[EXM-160] sets case sensitivity, and tests an answer with the rules of marking', async () => {
    const { onChange, user } = edit({ ...blank, blanks: [['CO']] })
    await user.type(field('Try an answer for blank 1'), 'Co')
    expect(screen.getByRole('status').textContent).toBe('This answer would be right.')
    await user.click(screen.getByRole('checkbox', { name: 'Capital letters matter' }))
    expect(onChange.mock.lastCall?.[0]).toEqual({
      ...rules({ caseSensitive: true }),
      blanks: [['CO']],
    })
    expect(screen.getByRole('status').textContent).toBe('This answer would be wrong.')
  })

  it('[EXM-225] sets whether a star matches any letters, and tests an answer with it', async () => {
    const { onChange, user } = edit({ ...blank, blanks: [['*copper*']] })
    await user.type(field('Try an answer for blank 1'), 'a copper wire')
    expect(screen.getByRole('status').textContent).toBe('This answer would be wrong.')
    await user.click(screen.getByRole('checkbox', { name: 'A star matches any letters' }))
    expect(onChange.mock.lastCall?.[0]).toEqual({
      ...rules({ wildcard: true }),
      blanks: [['*copper*']],
    })
    expect(screen.getByRole('status').textContent).toBe('This answer would be right.')
    await user.click(screen.getByRole('checkbox', { name: 'The answer is a number' }))
    expect(screen.queryByRole('checkbox', { name: 'A star matches any letters' })).toBeNull()
  })

  it('[EXM-161] takes a number with tolerance, where case is irrelevant', async () => {
    const { onChange, user } = edit({ ...blank, blanks: [['3.14']] })
    await user.click(screen.getByRole('checkbox', { name: 'The answer is a number' }))
    expect(screen.queryByRole('checkbox', { name: 'Capital letters matter' })).toBeNull()
    await user.type(field('May differ by'), '0.01')
    expect(onChange.mock.lastCall?.[0]).toEqual({
      ...rules({ numeric: true, tolerance: '0.01' }),
      blanks: [['3.14']],
    })
    await user.type(field('Try an answer for blank 1'), '3.15')
    expect(screen.getByRole('status').textContent).toBe('This answer would be right.')
  })
})

describe('other parts of the editor', () => {
  it('convert a single choice into a multiple one with its options', async () => {
    const { onChange, user } = edit(single)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Multiple choice')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ kind: 'multiple', options, answer: ['b'] })
    expect(screen.getByRole('checkbox', { name: 'Right: B' })).toHaveProperty('checked', true)
  })

  it('set true or false, an explanation and a model answer', async () => {
    const { onChange, user } = edit(emptyItem('judge'))
    await user.click(screen.getByRole('radio', { name: 'False' }))
    await user.type(field('Analysis'), 'No')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ answer: false, analysis: 'No' })
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Kind' }),
      'Explanation of a term',
    )
    await user.type(field('Model answer'), 'M')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      kind: 'annotation',
      model: 'M',
      analysis: 'No',
    })
  })

  it('show each error beside its field', () => {
    const errors = { stem: 'E1', 'options.1.content': 'E2', answer: 'E3', analysis: 'E4' }
    render(<ItemEditor value={single} onChange={() => undefined} errors={errors} texts={texts} />, {
      wrapper: TestProvider,
    })
    const errorOf = (name: string) => {
      const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    }
    expect(errorOf('Question')).toContain('E1')
    expect(errorOf('Option B')).toContain('E2')
    expect(errorOf('Option A')).not.toContain('E')
    expect(errorOf('Analysis')).toContain('E4')
    const described = screen
      .getByRole('group', { name: 'Options' })
      .getAttribute('aria-describedby')
    expect(document.getElementById(described ?? '')?.textContent).toBe('E3')
  })
})

describe('errors of blanks', () => {
  it('show the error of one alternative at its list', () => {
    render(
      <ItemEditor
        value={blank}
        onChange={() => undefined}
        errors={{ 'blanks.0.0': 'Too long', blanks: 'Wrong number' }}
        texts={texts}
      />,
      { wrapper: TestProvider },
    )
    expect(screen.getByText('Too long')).toBeTruthy()
    expect(screen.getByText('Wrong number')).toBeTruthy()
  })
})

describe('every kind', () => {
  it.each(itemKinds)('is chosen by its name and keeps the stem: %s', async (kind) => {
    const { onChange, user } = edit({ ...emptyItem('judge'), stem: 'It is so.' })
    const name = texts.kindName(kind)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), name)
    await user.type(field('Question'), '.')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ kind, stem: 'It is so..' })
  })
})
