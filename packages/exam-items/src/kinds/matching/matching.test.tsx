// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ItemEditor } from '../../edit.tsx'
import { type PublicItem, publicItem } from '../../public.ts'
import { ItemView } from '../../render.tsx'
import type { Item, ItemAnswer } from '../../shape.ts'
import { TestProvider } from '../../testing/test-provider.tsx'
import { editTexts, itemTexts } from '../../testing/test-texts.ts'
import type { Words } from '../../texts/words.ts'
import type { MatchingItem } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

const texts = (list: string[]) => list.map((content, at) => ({ id: 'abcdef'.charAt(at), content }))
const item: MatchingItem = {
  kind: 'matching',
  stem: 'Which port lies where?',
  prompts: texts(['Klang', 'Muar', 'Sepang']),
  options: texts(['Selangor', 'Johor', 'Sabah']),
  answer: ['a', 'b', 'a'],
  scoring: 'each',
  analysis: '',
}

/** The texts of this kind of question in one language, as a site provides them. */
function wordsIn(table: object): Words {
  return (key, values = {}) => {
    const path = key.split('.').slice(key.startsWith('matching.') ? 1 : 0)
    const found = path.reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      table,
    )
    if (typeof found !== 'string') throw new Error(`There is no text ${key}`)
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

function write(shown: PublicItem, value: ItemAnswer = null, words = itemTexts.words) {
  const onChange = vi.fn<(answer: ItemAnswer) => void>()
  function Page() {
    const [answer, setAnswer] = useState(value)
    const change = (next: ItemAnswer) => {
      setAnswer(next)
      onChange(next)
    }
    return (
      <ItemView item={shown} value={answer} onChange={change} texts={{ ...itemTexts, words }} />
    )
  }
  render(<Page />, { wrapper: TestProvider })
  return { onChange, user: userEvent.setup() }
}
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const entries = (name: string) => [...choice(name).options].map(({ textContent }) => textContent)

describe('pairs on a paper', () => {
  it('[EXM-239] are chosen in selects named after their prompts, in the order of the Tab key', async () => {
    const { onChange, user } = write(publicItem(item))
    expect(screen.getByRole('group', { name: item.stem }).isConnected).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(choice('Klang'))
    await user.selectOptions(choice('Klang'), 'Selangor')
    expect(onChange).toHaveBeenLastCalledWith(['a', '', ''])
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(choice('Sepang'))
    await user.selectOptions(choice('Sepang'), 'Selangor')
    expect(onChange).toHaveBeenLastCalledWith(['a', '', 'a'])
    await user.selectOptions(choice('Klang'), 'Choose…')
    expect(onChange).toHaveBeenLastCalledWith(['', '', 'a'])
  })

  it('[EXM-239] with long or rich options show them in full above, with letters', () => {
    const options = [
      { id: 'x', content: '![A crane](picture:sign)' },
      {
        id: 'y',
        content: 'The place at which the seller hands over the goods to the carrier, cleared',
      },
      { id: 'z', content: 'CIF' },
    ]
    write({ ...publicItem(item), options })
    expect(screen.getByRole('img', { name: 'A crane' }).isConnected).toBe(true)
    expect(entries('Klang')).toEqual([
      'Choose…',
      'A. A crane',
      'B. The place at which the seller hands over the goods to the ca…',
      'C. CIF',
    ])
    expect(within(screen.getByRole('list')).getByText(/cleared$/).isConnected).toBe(true)
  })

  it.each([
    ['English', en, 'Choose…', 'Nothing chosen'],
    ['Chinese', zh, '请选择', '未选择'],
    ['Malay', ms, 'Pilih…', 'Belum dipilih'],
  ])('[EXM-239] are in the language of the site: %s', (_, table, choose, none) => {
    const words = wordsIn(table)
    write(publicItem(item), null, words)
    expect(entries('Muar')).toEqual([choose, 'Johor', 'Sabah', 'Selangor'])
    render(
      <ItemView item={publicItem(item)} value={null} texts={{ ...itemTexts, words }} readOnly />,
      { wrapper: TestProvider },
    )
    expect(screen.getAllByText(none)).toHaveLength(3)
  })

  it('[EXM-242] in a review show what is right, what was chosen and the solution', () => {
    render(
      <ItemView
        item={publicItem(item)}
        value={['a', 'c', '']}
        review={{ answer: item.answer, analysis: 'Look at a map.' }}
        texts={itemTexts}
      />,
      { wrapper: TestProvider },
    )
    expect(screen.queryByRole('combobox')).toBeNull()
    const cardOf = (prompt: string) =>
      screen.getByText(prompt).closest<HTMLElement>('[data-locked]') ?? document.body
    expect(cardOf('Klang').dataset['verdict']).toBe('right')
    expect(cardOf('Klang').textContent).toBe('1KlangSelangorYour answerRight answer')
    expect(cardOf('Muar').dataset['verdict']).toBe('wrong')
    expect(cardOf('Muar').textContent).toBe('2MuarSabahYour answerJohorRight answer')
    expect(cardOf('Sepang').dataset['verdict']).toBeUndefined()
    expect(cardOf('Sepang').textContent).toBe('3SepangSelangorRight answer')
    expect(screen.getByText('Look at a map.').isConnected).toBe(true)
  })
})

function edit(given: Item, more: Partial<Parameters<typeof ItemEditor>[0]> = {}) {
  const onChange = vi.fn<(item: Item) => void>()
  function Page() {
    const [value, setValue] = useState(given)
    const change = (next: Item) => {
      setValue(next)
      onChange(next)
    }
    return <ItemEditor texts={editTexts} {...more} value={value} onChange={change} />
  }
  render(<Page />, { wrapper: TestProvider })
  return { last: () => onChange.mock.lastCall?.[0], user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })

describe('the editor of pairs', () => {
  it('[EXM-238] edits prompts and options, and which belong together', async () => {
    const { last, user } = edit(item)
    await user.type(field('Item 2'), '!')
    await user.type(field('Option C'), '!')
    await user.selectOptions(choice('Option for item 3'), 'C. Sabah!')
    expect(last()).toEqual({
      ...item,
      prompts: item.prompts.with(1, { id: 'b', content: 'Muar!' }),
      options: item.options.with(2, { id: 'c', content: 'Sabah!' }),
      answer: ['a', 'b', 'c'],
    })
    await user.selectOptions(choice('Points for a partly right answer'), 'All or nothing')
    expect(last()).toMatchObject({ scoring: 'all' })
  })

  it('[EXM-238] adds a prompt with its own option, or an option without a prompt, and focuses it', async () => {
    const { last, user } = edit(item)
    await user.click(button('Add an item and its option'))
    await user.keyboard('Labuan')
    expect(last()).toMatchObject({
      prompts: [...item.prompts, { content: 'Labuan' }],
      options: [...item.options, { id: 'd', content: '' }],
      answer: ['a', 'b', 'a', 'd'],
    })
    await user.click(button('Add an option that belongs to no item'))
    await user.keyboard('Kedah')
    expect(last()).toMatchObject({
      options: { 4: { content: 'Kedah' } },
      answer: ['a', 'b', 'a', 'd'],
    })
  })

  it('[EXM-238] moves a prompt by keyboard with its option', async () => {
    const { last, user } = edit(item)
    button('Move item 2 up').focus()
    await user.keyboard('{Enter}')
    expect(last()).toMatchObject({
      prompts: [{ content: 'Muar' }, { content: 'Klang' }, { content: 'Sepang' }],
      answer: ['b', 'a', 'a'],
    })
    expect(screen.getByRole('status').textContent).toBe('Now item 1')
    expect(document.activeElement).toBe(button('Move item 1 down'))
  })

  it('[EXM-238] removes prompts and options, and asks for another option for a prompt without one', async () => {
    const { last, user } = edit(item)
    await user.click(button('Remove item 2'))
    expect(last()).toMatchObject({ prompts: [{ id: 'a' }, { id: 'c' }], answer: ['a', 'a'] })
    await user.click(button('Remove A'))
    expect(last()).toMatchObject({ options: [{ id: 'b' }, { id: 'c' }], answer: ['', ''] })
    expect(button('Remove A')).toHaveProperty('disabled', true)
    expect(button('Remove item 1')).toHaveProperty('disabled', true)
  })

  it('[EXM-238] limits to twenty prompts and thirty options', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `x${at}`, content: `${at}` }))
    edit({ ...item, prompts: many(20), options: many(30), answer: many(20).map(({ id }) => id) })
    expect(button('Add an item and its option')).toHaveProperty('disabled', true)
    expect(button('Add an option that belongs to no item')).toHaveProperty('disabled', true)
  })

  it('[EXM-238] shows each error beside its field', () => {
    const errors = {
      'prompts.1.content': 'E1',
      'answer.2': 'E2',
      'options.0.content': 'E3',
      prompts: 'E4',
      options: 'E5',
    }
    edit(item, { errors })
    const said = (element: HTMLElement) =>
      (element.getAttribute('aria-describedby')?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    expect(said(field('Item 2'))).toContain('E1')
    expect(said(choice('Option for item 3'))).toContain('E2')
    expect(said(field('Option A'))).toContain('E3')
    expect(said(screen.getByRole('group', { name: 'Items' }))).toContain('E4')
    expect(said(screen.getByRole('group', { name: 'Options' }))).toContain('E5')
  })

  it('[EXM-244] changes only texts and pairs of an answered question', async () => {
    const { last, user } = edit(item, { shapeStays: true })
    expect(screen.queryByRole('button')).toBeNull()
    await user.selectOptions(choice('Option for item 1'), 'B. Johor')
    expect(last()).toEqual({ ...item, answer: ['b', 'b', 'a'] })
  })

  it.each([
    ['English', en, 'Items', '2 to 20 items', 'Item 1', 'Option for item 1'],
    ['Chinese', zh, '待配对的项目', '2 至 20 项', '第 1 项', '第 1 项对应的选项'],
    ['Malay', ms, 'Perkara', '2 hingga 20 perkara', 'Perkara 1', 'Pilihan bagi perkara 1'],
  ])(
    '[EXM-238] explains its limits in the language of the site: %s',
    (_, table, legend, limits, prompt, option) => {
      edit(item, { texts: { ...editTexts, words: wordsIn(table), kindName: (kind) => kind } })
      const group = screen.getByRole('group', { name: legend })
      expect(within(group).getByText(new RegExp(limits)).isConnected).toBe(true)
      expect(field(prompt)).toHaveProperty('value', 'Klang')
      expect(choice(option).value).toBe('a')
    },
  )
})
