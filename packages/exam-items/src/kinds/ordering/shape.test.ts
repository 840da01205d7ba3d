import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOptionOrder, publicItem } from '../../public.ts'
import { completeItem, keepsShape, readWireAnswer, itemProblems } from '../../shape.ts'
import { itemOf } from '../../testing/factories.ts'
import { complete, type OrderingItem } from './shape.ts'

const idsOf = ({ options }: Pick<OrderingItem, 'options'>) => options.map(({ id }) => id)
const shownIds = (item: OrderingItem, order?: readonly string[]) =>
  publicItem(item, order).options?.map(({ id }) => id) ?? []

const withSeed = fc.tuple(itemOf.ordering, fc.integer({ min: 0, max: 2 ** 31 }))
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe("the student's view of an ordering question", () => {
  it('[EXM-245] is never in the right order, drawn or not, and has all entries', () => {
    fc.assert(
      fc.property(withSeed, ([item, seed]) => {
        const drawn = drawOptionOrder(publicItem(item), seeded(seed)) ?? []
        for (const order of [undefined, drawn, idsOf(item)]) {
          const shown = shownIds(item, order)
          expect(shown).not.toEqual(idsOf(item))
          expect(shown.toSorted()).toEqual(idsOf(item).toSorted())
          expect(shownIds(item, order)).toEqual(shown)
        }
      }),
    )
  })

  it('[EXM-245] does not depend on the right order, including ids and JSON order', () => {
    fc.assert(
      fc.property(
        itemOf.ordering.filter(({ options }) => options.length > 2),
        fc.nat(),
        (item, seed) => {
          const mixed = drawOptionOrder(item, seeded(seed)) ?? []
          const other = {
            ...item,
            options: mixed.flatMap((id) => item.options.filter((one) => one.id === id)),
          }
          // The ids are numbered in the order of writing, as editors and files number them.
          const numbered = [item, other].map((one) =>
            complete({
              ...one,
              options: one.options.map(({ content }, at) => ({ id: `o${at}`, content })),
            }),
          )
          const order = numbered[0] ? idsOf(numbered[0]).toSorted() : []
          // The order is rotated only if it equals the right order.
          fc.pre(numbered.every((one) => idsOf(one).join(' ') !== order.join(' ')))
          const [first, second] = numbered.map((one) => JSON.stringify(publicItem(one)))
          expect(first).toBe(second)
        },
      ),
    )
  })

  it('[EXM-245] does not reveal the scoring', () => {
    fc.assert(
      fc.property(itemOf.ordering, (item) => {
        expect(Object.keys(publicItem(item)).toSorted()).toEqual(['kind', 'options', 'stem'])
      }),
    )
  })
})

describe('ids of entries', () => {
  it('[EXM-245] are created once, stay with their entry, and never collide', () => {
    fc.assert(
      fc.property(itemOf.ordering, (item) => {
        const kept = complete(item)
        expect(new Set(idsOf(kept)).size).toBe(item.options.length)
        expect(completeItem(kept)).toEqual(kept)
        // An entry whose text was changed keeps its id. A new entry with the earlier text gets
        // another id.
        const [first, ...others] = kept.options
        if (!first) return
        const changed = [{ ...first, content: 'Changed' }, ...others]
        const longer = complete({ ...kept, options: [...changed, { ...first, id: 'a' }] })
        expect(idsOf(longer).slice(0, -1)).toEqual(idsOf(kept))
        expect(new Set(idsOf(longer)).size).toBe(idsOf(longer).length)
      }),
    )
  })

  it('[EXM-251] allow a corrected version another order, but no other entries', () => {
    fc.assert(
      fc.property(itemOf.ordering, (item) => {
        const turned = { ...item, options: item.options.toReversed() }
        expect(keepsShape(item, turned)).toBe(true)
        expect(keepsShape(item, { ...item, options: item.options.slice(1) })).toBe(false)
      }),
    )
    const choice = { kind: 'single', stem: 'S', answer: 'a', analysis: '' } as const
    const options = ['a', 'b'].map((id) => ({ id, content: id }))
    expect(keepsShape({ ...choice, options }, { ...choice, options: options.toReversed() })).toBe(
      false,
    )
  })
})

describe('an answer that is an order', () => {
  it('[EXM-247] has every entry once, as a list or joined by commas', () => {
    fc.assert(
      fc.property(withSeed, ([item, seed]) => {
        const shown = publicItem(item)
        const order = drawOptionOrder(shown, seeded(seed)) ?? []
        const read = (value: unknown) => readWireAnswer('ordering', shown, value)
        expect(read(order)).toEqual(order)
        expect(read(order.join(','))).toEqual(order)
        expect(read(null)).toBeNull()
        const bad = [order.slice(1), [...order, 'zz'], ['zz', ...order.slice(1)], [], '', 7, true]
        const twice = [order[0], ...order.slice(0, -1)]
        for (const value of [...bad, twice]) expect(read(value)).toBeUndefined()
      }),
    )
  })
})

it('[EXM-245] two to twenty entries make a question', () => {
  const entries = (count: number): OrderingItem => ({
    kind: 'ordering',
    stem: 'S',
    options: Array.from({ length: count }, (_, at) => ({ id: `o${at}`, content: `Entry ${at}` })),
    scoring: 'place',
    analysis: '',
  })
  expect(
    [1, 2, 20, 21].map((count) => itemProblems(entries(count)).map(({ code }) => code)),
  ).toEqual([['tooFew'], [], [], ['tooMany']])
})
