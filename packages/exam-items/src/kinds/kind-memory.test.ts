import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyItem, rightOf } from '../draft.ts'
import type { Item } from '../item.ts'
import { type ItemKind, itemKinds } from '../item-kind.ts'
import { addOption, moveOption, removeOption, writeOption } from '../parts/option-list.ts'
import { changeKind, followChange, type KindMemory } from './kind-memory.ts'

const texts = ['Price', 'Promise', 'Size']
const options = texts.map((content, at) => ({ id: 'abc'.charAt(at), content }))
const single: Item = { kind: 'single', stem: 'Which?', options, answer: 'b', analysis: '' }
const multiple: Item = {
  kind: 'multiple',
  stem: 'Which?',
  options,
  answer: ['a', 'b'],
  strategy: 'rightMinusWrong',
  analysis: '',
}
const matching: Item = {
  kind: 'matching',
  stem: 'Which?',
  prompts: ['One', 'Two', 'Three'].map((content, at) => ({ id: `p${at + 1}`, content })),
  options,
  answer: ['c', 'b', 'a'],
  scoring: 'all',
  analysis: '',
}
const blank: Item = { kind: 'blank', stem: '___ is ___', blanks: [['A'], ['B']], analysis: '' }

type Options = typeof options

/** Changes the options as the editor does: a right answer is removed with its option. */
function withOptions(item: Item, next: Options): Item {
  const isLeft = (right: string) => next.some(({ id }) => id === right)
  if (item.kind === 'single')
    return { ...item, options: next, answer: isLeft(item.answer) ? item.answer : '' }
  if (item.kind === 'multiple')
    return { ...item, options: next, answer: item.answer.filter(isLeft) }
  return item
}

function writing(first: Item) {
  let item = first
  let memory: KindMemory | undefined
  const put = (next: Item) => {
    memory = followChange(memory, item, next)
    item = next
  }
  return {
    now: () => item,
    put,
    change: (by: Partial<Item>) => put({ ...item, ...by } as Item),
    options: (by: (old: Options) => Options) => {
      if ('options' in item) put(withOptions(item, by(item.options)))
    },
    turn: (...kinds: ItemKind[]) => {
      for (const kind of kinds) {
        memory = changeKind(memory, item, kind)
        item = memory.last
      }
      return item
    },
    replace: (other: Item) => {
      item = other
    },
  }
}

describe('[EXM-273] returning to an earlier kind', () => {
  it('restores nothing of another question in the same editor', () => {
    const question = writing(single)
    question.turn('judge')
    question.replace(emptyItem('judge'))
    expect(question.turn('single')).toMatchObject({ answer: '' })
  })

  it('marks no new option that reuses the id of a removed one', () => {
    const question = writing(single)
    question.turn('multiple')
    question.options((old) => removeOption(old, 'b'))
    question.options(addOption)
    expect(question.turn('single')).toMatchObject({
      options: [{ id: 'a' }, { id: 'c' }, { id: 'b', content: '' }],
      answer: '',
    })
  })

  it('keeps the newest options, also after a kind without any', () => {
    const question = writing(single)
    question.turn('multiple')
    question.options((old) => writeOption(old, 'a', 'Place'))
    const [, ...others] = options
    expect(question.turn('judge', 'single')).toEqual({
      ...single,
      options: [{ id: 'a', content: 'Place' }, ...others],
    })
  })

  it('keeps prompts, pairs and rule when an option was removed', () => {
    const question = writing(matching)
    question.turn('single')
    question.options((old) => removeOption(old, 'b'))
    const [first, , third] = options
    expect(question.turn('matching')).toEqual({
      ...matching,
      options: [first, third],
      answer: ['c', '', 'a'],
    })
  })

  it('keeps the marking rule with newly chosen right answers', () => {
    const question = writing(multiple)
    question.turn('single')
    question.change({ answer: 'c' })
    expect(question.turn('judge', 'multiple')).toEqual({ ...multiple, answer: ['c'] })
  })

  it('does not restore a removed mark, and keeps the current order of options', () => {
    const question = writing(single)
    question.turn('multiple')
    question.change({ answer: [], keepOrder: true })
    expect(question.turn('single')).toEqual({ ...single, answer: '', keepOrder: true })
  })

  it('keeps the accepted texts of each gap when the stem changes', () => {
    const question = writing(blank)
    question.turn('judge')
    question.change({ stem: '___ is ___.' })
    expect(question.turn('blank')).toMatchObject({ blanks: [['A'], ['B']] })
    question.turn('judge')
    question.change({ stem: ' is ___.' })
    expect(question.turn('blank')).toMatchObject({ stem: ' is ___.', blanks: [['B']] })
  })

  it('marks no option as right that the author did not mark', () => {
    const step = fc.record({
      what: fc.constantFrom('turn', 'turn', 'add', 'remove', 'move', 'mark', 'unmark'),
      kind: fc.constantFrom(...itemKinds),
      at: fc.nat(3),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const question = writing(single)
        const marked = new Set(['Promise'])
        for (const [count, { what, kind, at }] of steps.entries()) {
          const item = question.now()
          const list = 'options' in item ? item.options : []
          const one = list[at % (list.length || 1)]
          if (what === 'turn') question.turn(kind)
          else if (what === 'add')
            question.options((old) => {
              const next = addOption(old)
              return writeOption(next, next.at(-1)?.id ?? '', `New ${count}`)
            })
          else if (!one) continue
          else if (what === 'remove')
            question.options((old) => (old.length > 2 ? removeOption(old, one.id) : old))
          else if (what === 'move') question.options((old) => moveOption(old, one.id, 1))
          else if (item.kind === 'single' && what === 'mark') {
            marked.add(one.content)
            question.put({ ...item, answer: one.id })
          } else if (item.kind === 'multiple') {
            const others = item.answer.filter((id) => id !== one.id)
            if (what === 'mark') marked.add(one.content)
            question.put({ ...item, answer: what === 'mark' ? [...others, one.id] : others })
          }
          const now = question.now()
          const right = rightOf(now)
          const found = 'options' in now ? now.options.filter(({ id }) => right.includes(id)) : []
          expect(found).toHaveLength(right.length)
          for (const { content } of found) expect(marked).toContain(content)
        }
      }),
    )
  })
})
