import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rightOf } from '../draft.ts'
import type { Item } from '../item.ts'
import { changeStem } from '../kinds/blank/change-stem.ts'
import { addPair, removePairOption } from '../kinds/matching/change-pairs.ts'
import { itemKinds } from '../item-kind.ts'
import { addOption, moveOption, removeOption, writeOption } from '../parts/option-list.ts'
import { itemOf } from '../testing/factories.ts'
import { differentParts, mergeItems, takeParts } from './merge-items.ts'

type Of<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, content: `text ${id}` }))
const single: Of<'single'> = { kind: 'single', stem: 'Which?', options, answer: 'a', analysis: '' }
const multiple: Of<'multiple'> = {
  ...single,
  kind: 'multiple',
  answer: ['a', 'b'],
  strategy: 'all',
}
const written = (id: string, content: string) => writeOption(options, id, content)
const joined = (own: Partial<Item>, remote: Partial<Item>, base: Item = single) =>
  mergeItems({ ...base, ...own } as Item, base, { ...base, ...remote } as Item)

describe("merging two people's changes of a question", () => {
  it('[TCH-201] keeps changes in different parts', () => {
    const own = { options: written('b', 'mine'), stem: 'Which one?' }
    const feedback = options.map((one) => (one.id === 'd' ? { ...one, feedback: 'No.' } : one))
    expect(joined(own, { options: feedback, analysis: 'Because.' })).toEqual({
      value: {
        ...single,
        stem: 'Which one?',
        analysis: 'Because.',
        options: written('b', 'mine').map((one) => (one.id === 'd' ? feedback[3] : one)),
      },
      conflicts: [],
    })
    const moved = moveOption(options, 'd', -1)
    expect(joined({ options: moved }, { options: written('d', 'remote') }).value).toMatchObject({
      options: [options[0], options[1], { id: 'd', content: 'remote' }, options[2]],
    })
    expect(joined({ strategy: 'perOption' }, { answer: ['a', 'c'] }, multiple)).toEqual({
      value: { ...multiple, strategy: 'perOption', answer: ['a', 'c'] },
      conflicts: [],
    })
  })

  it('[TCH-201] reports only a part that both people changed as a conflict', () => {
    const own = { options: written('b', 'mine'), stem: 'Mine?' }
    const { value, conflicts } = joined(own, { options: written('b', 'remote'), analysis: 'So.' })
    expect(conflicts).toEqual(['options.b'])
    expect(value).toEqual({ ...single, ...own, analysis: 'So.' })
    const other = { ...single, options: written('b', 'remote'), analysis: 'So.' }
    expect(differentParts(value, takeParts(value, other, conflicts))).toEqual(['options.b'])
    expect(takeParts(value, other, conflicts)).toEqual({ ...other, stem: 'Mine?' })
  })

  it('[TCH-201] keeps an option added by each, and its mark as right', () => {
    const [mine, remote] = ['mine', 'remote'].map((text) =>
      writeOption(addOption(options), 'e', text),
    )
    const { value, conflicts } = joined({ options: mine, answer: 'e' }, { options: remote })
    expect(conflicts).toEqual([])
    expect(value).toMatchObject({
      options: [...options, { id: 'f', content: 'mine' }, { id: 'e', content: 'remote' }],
      answer: 'f',
    })
  })

  it('[TCH-201] reports a conflict if a wrong question was corrected in two ways', () => {
    // One person corrected the text of the right option, while the other person marked another
    // option as right.
    const texts = joined({ options: written('a', 'a right one') }, { answer: 'b' })
    expect(texts.conflicts.toSorted()).toEqual(['answer', 'options.a'])
    expect(texts.value).toMatchObject({ answer: 'a', options: written('a', 'a right one') })
    // One person reversed the meaning of the question, and the other person reversed the answer.
    const judge = { kind: 'judge', stem: 'It is.', answer: true, analysis: '' } as const
    const both = joined({ stem: 'It is not.' }, { answer: false }, judge)
    expect(both.conflicts.toSorted()).toEqual(['answer', 'stem'])
    expect(takeParts(both.value, { ...judge, answer: false }, both.conflicts)).toEqual({
      ...judge,
      answer: false,
    })
    // One person rewrote the entries, and the other person moved them.
    const order: Item = { kind: 'ordering', stem: '', options, scoring: 'all', analysis: '' }
    const moved = joined(
      { options: moveOption(options, 'b', -1) },
      { options: written('d', 'x') },
      order,
    )
    expect(moved.conflicts.toSorted()).toEqual(['options.d', 'order'])
    const other = { ...order, options: written('d', 'x') }
    expect(takeParts(moved.value, other, moved.conflicts)).toEqual(other)
  })

  it('[TCH-201] reports a conflict if one person removes an option that the other changes or marks as right', () => {
    const without = { options: removeOption(options, 'b') }
    expect(joined(without, { options: written('b', 'new') }).conflicts).toEqual(['options.b'])
    expect(joined(without, { answer: 'b' }).conflicts.toSorted()).toEqual(['answer', 'options.b'])
    const other = { ...single, answer: 'b' }
    const { value, conflicts } = joined(without, other)
    expect(takeParts(value, other, conflicts)).toEqual(other)
  })

  it('[TCH-201] keeps answers of different blanks and pairs', () => {
    const blank: Item = { kind: 'blank', stem: '___ and ___', blanks: [['x'], ['y']], analysis: '' }
    const blanks = (first: string, second: string) => ({ blanks: [[first], [second]] })
    expect(joined(blanks('mine', 'y'), blanks('x', 'remote'), blank)).toEqual({
      value: { ...blank, ...blanks('mine', 'remote') },
      conflicts: [],
    })
    const cut = changeStem(blank, '___ and')
    expect(joined(cut, blanks('x', 'remote'), blank).conflicts.toSorted()).toEqual([
      'blanks',
      'stem',
    ])
    const prompts = ['p1', 'p2', 'p3'].map((id) => ({ id, content: id }))
    const pairs = { kind: 'matching', stem: '', prompts, options, scoring: 'each', analysis: '' }
    const match = { ...pairs, answer: ['a', 'b', 'c'] } as Of<'matching'>
    const apart = joined({ answer: ['d', 'b', 'c'] }, { answer: ['a', 'b', 'd'] }, match)
    expect(apart).toEqual({ value: { ...match, answer: ['d', 'b', 'd'] }, conflicts: [] })
    const text = joined({ answer: ['d', 'b', 'c'] }, { options: written('d', 'new') }, match)
    expect(text.conflicts.toSorted()).toEqual(['answer.p1', 'options.d'])
    const added = joined(addPair(match), removePairOption(match, 'c'), match)
    expect(added.conflicts).toEqual([])
    expect(added.value).toMatchObject({ answer: ['a', 'b', '', 'e'] })
  })

  it('[TCH-201] reports the whole question if one changed its kind', () => {
    const judge: Item = { kind: 'judge', stem: 'Which?', answer: true, analysis: '' }
    expect(mergeItems(judge, single, { ...single, stem: 'New' }).conflicts).toEqual([''])
    expect(mergeItems(judge, single, single)).toEqual({ value: judge, conflicts: [] })
    expect(mergeItems(single, single, judge)).toEqual({ value: judge, conflicts: [] })
    expect(takeParts(judge, single, [''])).toEqual(single)
  })
})

type Edit = (item: Item) => Item

const seat = fc.nat({ max: 9 })
const word = fc.string({ minLength: 1, maxLength: 6 }).map((text) => `w${text}`)
const at = <One>(list: readonly One[], place: number): One => list[place % list.length] as One
const withKey = (item: Item, id: string): Item => {
  if (item.kind === 'single') return { ...item, answer: id }
  if (item.kind === 'judge') return { ...item, answer: !item.answer }
  if (item.kind === 'matching') return { ...item, answer: [id, ...item.answer.slice(1)] }
  if (item.kind !== 'multiple') return item
  const others = item.answer.filter((one) => one !== id)
  return {
    ...item,
    answer: others.length < item.answer.length && others.length > 0 ? others : [...others, id],
  }
}
function without(item: Item, id: string): Item {
  if (!('options' in item) || item.options.length < 3) return item
  if (item.kind === 'matching') return removePairOption(item, id)
  const left = removeOption(item.options, id)
  const next = { ...item, options: left } as Item
  return rightOf(item).includes(id) && rightOf(item).length === 1
    ? withKey(
        { ...next, ...(item.kind === 'multiple' ? { answer: [] } : {}) } as Item,
        left[0]?.id ?? '',
      )
    : item.kind === 'multiple'
      ? ({ ...next, answer: item.answer.filter((one) => one !== id) } as Item)
      : next
}
const onOption =
  (place: number, change: (item: Item & { options: typeof options }, id: string) => Item): Edit =>
  (item) =>
    'options' in item ? change(item, at(item.options, place).id) : item

/** Random edits of a teacher. */
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  word.map(
    (stem): Edit =>
      (item) =>
        item.kind === 'blank' ? changeStem(item, `${stem} ___`) : { ...item, stem },
  ),
  word.map((analysis): Edit => (item) => ({ ...item, analysis })),
  fc
    .tuple(seat, word)
    .map(([place, text]) =>
      onOption(place, (item, id) => ({ ...item, options: writeOption(item.options, id, text) })),
    ),
  fc.tuple(seat, word).map(([place, text]) =>
    onOption(place, (item) => {
      const added = addOption(item.options)
      return { ...item, options: writeOption(added, added.at(-1)?.id ?? '', `${text}${place}`) }
    }),
  ),
  seat.map((place) => onOption(place, without)),
  seat.map((place) =>
    onOption(place, (item, id) => ({ ...item, options: moveOption(item.options, id, 1) })),
  ),
  seat.map(
    (place): Edit =>
      (item) =>
        'options' in item ? withKey(item, at(item.options, place).id) : withKey(item, ''),
  ),
)
const edited = fc.array(anyEdit, { minLength: 1, maxLength: 4 }).map(
  (edits): Edit =>
    (item) =>
      edits.reduce((now, edit) => edit(now), item),
)

/** Returns each text with its mark in the key, as one line. */
function saidOf(item: Item): string[] {
  const { stem } = item
  if (item.kind === 'judge') return [JSON.stringify([stem, item.answer])]
  if (item.kind === 'blank') return [JSON.stringify([stem, item.blanks])]
  if (item.kind === 'ordering') return []
  if (item.kind === 'matching')
    return item.prompts.map(({ content }, place) =>
      JSON.stringify([content, item.options.find(({ id }) => id === item.answer[place])?.content]),
    )
  return 'options' in item
    ? item.options.map(({ id, content }) => JSON.stringify([content, rightOf(item).includes(id)]))
    : []
}
/** Returns the order of texts, if the order is the key. */
const orderOf = (item: Item): string[] =>
  'options' in item ? [JSON.stringify(item.options.map(({ content }) => content))] : []
const keyOf = (item: Item): string[] =>
  item.kind === 'matching' ? item.answer.filter(Boolean) : rightOf(item)
const idsOf = (item: Item): string[] => ('options' in item ? item.options.map(({ id }) => id) : [])

describe.each(itemKinds)('merging a question of the kind %s', { timeout: 30_000 }, (kind) => {
  const three = fc.tuple(itemOf[kind] as fc.Arbitrary<Item>, edited, edited)

  it('[TCH-201] never gives a text with a right answer that neither person has seen together', () => {
    fc.assert(
      fc.property(three, ([base, edit, otherEdit]) => {
        const [own, remote] = [edit(base), otherEdit(base)]
        const { value, conflicts } = mergeItems(own, base, remote)
        const isOrdered = [own, remote].some((item) => idsOf(item).join() !== idsOf(base).join())
        const lines = kind === 'ordering' && isOrdered ? orderOf : saidOf
        const seen = new Set([...lines(own), ...lines(remote)])
        for (const item of [value, takeParts(value, remote, conflicts)]) {
          expect(lines(item).filter((line) => !seen.has(line))).toEqual([])
          expect(keyOf(item).filter((id) => !idsOf(item).includes(id))).toEqual([])
          expect(new Set(idsOf(item)).size).toBe(idsOf(item).length)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('[TCH-201] keeps each change if the other person left the part unchanged', () => {
    fc.assert(
      fc.property(three, ([base, edit, otherEdit]) => {
        const [own, remote] = [edit(base), otherEdit(base)]
        const alone = mergeItems(own, base, base)
        expect(alone.conflicts).toEqual([])
        // Default rules of blanks may be missing.
        expect(differentParts(alone.value, own)).toEqual([])
        expect(mergeItems(base, base, remote)).toEqual({ value: remote, conflicts: [] })
        expect(mergeItems(own, base, structuredClone(own))).toEqual({ value: own, conflicts: [] })
        const { value, conflicts } = mergeItems(own, base, remote)
        const changed = (item: Item) => differentParts(base, item)
        for (const [mine, other] of [
          [own, remote],
          [remote, own],
        ] as const)
          for (const path of changed(mine))
            if (!changed(other).includes(path) && !conflicts.includes(path))
              if (path === 'analysis' || path === 'stem') expect(value[path]).toBe(mine[path])
              else if (path.startsWith('options.')) {
                const find = (item: Item) =>
                  'options' in item && item.options.find(({ id }) => `options.${id}` === path)
                expect(find(value)).toEqual(find(mine))
              }
      }),
      { numRuns: 100 },
    )
  })

  it('[TCH-201] reports a conflict if both people changed the key differently', () => {
    fc.assert(
      fc.property(three, ([base, edit, otherEdit]) => {
        const [own, remote] = [edit(base), otherEdit(base)]
        const keys = [own, base, remote].map((item) =>
          'answer' in item ? [item.answer].flat().map(String).toSorted().join() : '',
        )
        fc.pre(kind !== 'matching' && new Set(keys).size === 3)
        expect(mergeItems(own, base, remote).conflicts).toContain('answer')
      }),
      { numRuns: kind === 'multiple' || kind === 'single' ? 100 : 0 },
    )
  })
})
