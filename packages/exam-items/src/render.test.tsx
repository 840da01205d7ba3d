// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type PublicItem, publicItem } from './public.ts'
import { ItemView, type ItemViewProps } from './render.tsx'
import { rightAnswer } from './score.ts'
import { type Item, type ItemAnswer, itemKinds } from './shape.ts'
import { itemOf } from './testing/factories.ts'
import { TestProvider } from './testing/test-provider.tsx'
import { itemTexts as texts } from './testing/test-texts.ts'

const options = [
  { id: 'c', content: '$3.20' },
  { id: 'a', content: '$3.48' },
  { id: 'b', content: '$3.62' },
]
const single: PublicItem = { kind: 'single', stem: 'Which price?', options }
const multiple: PublicItem = { kind: 'multiple', stem: 'Which ones?', options }
const blank: PublicItem = { kind: 'blank', stem: 'It is ___ by ____.', blanks: 2 }
const judge: PublicItem = { kind: 'judge', stem: 'A seller may.' }
const annotation: PublicItem = { kind: 'annotation', stem: 'Explain ACoS.' }

const inProvider = (children: ReactNode) => <TestProvider>{children}</TestProvider>

/** Stores the answer as a page does, and passes every change to the spy. */
function StatefulView({ onChange, value, ...props }: Omit<ItemViewProps, 'texts'>) {
  const [answer, setAnswer] = useState<ItemAnswer>(value)
  const change = (next: ItemAnswer) => {
    setAnswer(next)
    onChange?.(next)
  }
  return <ItemView {...props} texts={texts} value={answer} onChange={change} />
}

function show(item: PublicItem, value: ItemAnswer = null) {
  const onChange = vi.fn<(answer: ItemAnswer) => void>()
  render(inProvider(<StatefulView item={item} value={value} onChange={onChange} />))
  return { onChange, user: userEvent.setup() }
}

describe('answering a question', () => {
  it('[EXM-002] single: arrow keys move between options, which are one stop of the Tab key', async () => {
    const { onChange, user } = show(single, 'c')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A $3.20' }))
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('a')
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('b')
    expect(screen.getByRole('radio', { name: 'C $3.62' })).toHaveProperty('checked', true)
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('[EXM-108] options are lettered in the given order, whatever their ids', () => {
    show(single)
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual(['A$3.20', 'B$3.48', 'C$3.62'])
  })

  it('[EXM-003] multiple: the space key ticks and unticks', async () => {
    const { onChange, user } = show(multiple, ['b'])
    await user.tab()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(['c', 'b'])
    await user.keyboard('{Tab}{Tab} ')
    expect(onChange).toHaveBeenLastCalledWith(['c'])
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('[EXM-004] blank: each blank is a named field', async () => {
    const { onChange, user } = show(blank)
    await user.type(screen.getByRole('textbox', { name: 'Blank 2' }), 'y')
    expect(onChange).toHaveBeenLastCalledWith(['', 'y'])
    await user.type(screen.getByRole('textbox', { name: 'Blank 1' }), '1,0')
    expect(onChange).toHaveBeenLastCalledWith(['1,0', 'y'])
    expect(screen.getByRole('group').textContent).toContain('It is  by .')
  })

  it('[EXM-005] judge: true and false are offered, and false is an answer', async () => {
    const { onChange, user } = show(judge)
    await user.tab()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(true)
    await user.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith(false)
    expect(screen.getByRole('radio', { name: 'False' })).toHaveProperty('checked', true)
  })

  it('[EXM-006] annotation: the remaining characters are shown only when few remain', async () => {
    const { onChange, user } = show(annotation, 'x'.repeat(4499))
    expect(screen.queryByText(/left$/)).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Write here' }), 'yz')
    expect(onChange).toHaveBeenLastCalledWith(`${'x'.repeat(4499)}yz`)
    expect(screen.getByText('499 characters left')).toBeTruthy()
  })
})

describe('the accessible name', () => {
  it.each([single, judge])('of a $kind group is its stem', (item) => {
    show(item)
    expect(screen.getByRole('radiogroup', { name: item.stem })).toBeTruthy()
  })

  it.each([multiple, annotation])('of a $kind group is its stem', (item) => {
    show(item)
    expect(screen.getByRole('group', { name: item.stem })).toBeTruthy()
  })

  it('reads a blank as a gap, and includes the heading of the page', () => {
    const heading = <h2 id="q13">Question 13</h2>
    const view = <ItemView item={blank} value={null} texts={texts} labelledBy="q13" />
    render(
      inProvider(
        <>
          {heading}
          {view}
        </>,
      ),
    )
    expect(screen.getByRole('group', { name: 'Question 13 It is … by ….' })).toBeTruthy()
  })

  it('includes the number only if it is given', () => {
    render(inProvider(<ItemView item={judge} value={null} texts={texts} number={16} />))
    expect(screen.getByRole('radiogroup', { name: '16. A seller may.' })).toBeTruthy()
  })
})

describe('a locked question', () => {
  // A question of every kind and a right answer to it, or a text for kinds without a right answer.
  const all = itemKinds.map((kind) => {
    const [item] = fc.sample<Item>(itemOf[kind], { numRuns: 1, seed: 1 })
    if (!item) throw new Error(`factories.ts of ${kind} makes no question`)
    const value: ItemAnswer = rightAnswer(item) ?? 'text'
    return { kind, item: publicItem(item), value }
  })
  it.each(all)('cannot be changed: $kind', async ({ item, value }) => {
    const onChange = vi.fn<(answer: ItemAnswer) => void>()
    render(inProvider(<ItemView readOnly {...{ item, value, texts, onChange }} />))
    const user = userEvent.setup()
    for (const label of document.querySelectorAll('label')) await user.click(label)
    for (const field of screen.queryAllByRole('textbox')) await user.type(field, 'z')
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each(all)(
    '[EXM-041] reveals nothing of the solution without a review: $kind',
    ({ item, value }) => {
      render(inProvider(<ItemView readOnly {...{ item, value, texts }} />))
      expect(screen.queryByText(texts.rightAnswer)).toBeNull()
      expect(document.querySelector('[data-verdict]')).toBeNull()
    },
  )
})

describe('the review of a question', () => {
  const review = (item: PublicItem, value: ItemAnswer, answer: ItemAnswer, model?: string) =>
    render(
      inProvider(
        <ItemView {...{ item, value, texts }} review={{ answer, analysis: 'Because.', model }} />,
      ),
    )
  const cardOf = (name: RegExp) => within(screen.getByText(name).closest('label') ?? document.body)

  it('[EXM-041] says which option was chosen and which is right', () => {
    review(multiple, ['c', 'a'], ['a', 'b'])
    expect(cardOf(/3\.20/).getByText('Your answer')).toBeTruthy()
    expect(cardOf(/3\.20/).queryByText('Right answer')).toBeNull()
    expect(cardOf(/3\.48/).getByText('Your answer')).toBeTruthy()
    expect(cardOf(/3\.48/).getByText('Right answer')).toBeTruthy()
    expect(cardOf(/3\.62/).queryByText('Your answer')).toBeNull()
    expect(cardOf(/3\.62/).getByText('Right answer')).toBeTruthy()
    expect(screen.getByText('Because.')).toBeTruthy()
  })

  it('[EXM-252] shows feedback only for chosen options', () => {
    const feedback = [
      { id: 'c', text: 'That is without tax.' },
      { id: 'b', text: 'That is for two.' },
    ]
    const shown = { item: single, value: 'c', texts }
    const { rerender } = render(
      inProvider(<ItemView {...shown} review={{ answer: 'a', analysis: '', feedback }} />),
    )
    expect(cardOf(/3\.20/).getByText('That is without tax.')).toBeTruthy()
    expect(screen.queryByText('That is for two.')).toBeNull()
    rerender(inProvider(<ItemView {...shown} />))
    expect(screen.queryByText('That is without tax.')).toBeNull()
  })

  it('marks a wrong judgement and shows the right one', () => {
    review(judge, true, false)
    expect(cardOf(/^True$/).getByText('Your answer')).toBeTruthy()
    expect(cardOf(/^False$/).getByText('Right answer')).toBeTruthy()
  })

  it('lists the texts of the blanks beside the accepted ones', () => {
    review(blank, ['x', ''], ['one', 'two'])
    const notes = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(notes).toEqual(['1. x\n2. –', '1. one\n2. two', 'Because.'])
  })

  it('shows the model answer of an annotation', () => {
    review(annotation, 'mine', null, 'Spend by sales.')
    expect(screen.getByText('Spend by sales.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', 'mine')
  })
})
