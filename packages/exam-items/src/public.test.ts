import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyItem, itemOf, secret } from './testing/factories.ts'
import { drawOptionOrder, publicItem, publicItemSchema } from './public.ts'
import { rightAnswer } from './score.ts'

function keysWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(keysWithin)]
}

const withOptions = anyItem.filter((item) => publicItem(item).options != null)
// The fields are listed here by hand. So showing another field needs a change of this test.
const shown = new Set(['kind', 'stem', 'options', 'id', 'content', 'blanks', 'prompts'])

/** A seeded random source, so that a draw can be repeated. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('publicItem', () => {
  it('[EXM-041] contains no field and no text of the solution', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const view = publicItem(item)
        expect(keysWithin(view).filter((key) => !shown.has(key))).toEqual([])
        expect(JSON.stringify(view)).not.toContain(secret(''))
        expect(JSON.stringify(item)).toContain(secret(''))
      }),
    )
  })

  it('[EXM-041] hides fields that are added later, in options too', () => {
    fc.assert(
      fc.property(itemOf.single, (item) => {
        const later = {
          ...item,
          hint: secret('h'),
          options: item.options.map((option) => ({ ...option, right: option.id === item.answer })),
        }
        expect(publicItem(later)).toEqual(publicItem(item))
      }),
    )
  })

  it('fits its schema without losing anything', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const view = publicItem(item)
        expect(publicItemSchema.parse(view)).toEqual(view)
      }),
    )
  })

  it('[EXM-108] shows the options in the stored order every time', () => {
    fc.assert(
      fc.property(withOptions, fc.integer({ min: 0 }), (item, seed) => {
        const order = drawOptionOrder(publicItem(item), seeded(seed)) ?? []
        // The right order is never shown if it is the answer (EXM-245).
        fc.pre(item.kind !== 'ordering' || !isDeepStrictEqual(order, rightAnswer(item)))
        const first = publicItem(item, order)
        expect(first.options?.map(({ id }) => id)).toEqual(order)
        expect(publicItem(item, order)).toEqual(first)
      }),
    )
  })

  it('never loses or doubles an option, whatever the order says', () => {
    fc.assert(
      fc.property(withOptions, fc.array(fc.constantFrom('o0', 'o1', 'o9', 'zz')), (item, order) => {
        const ids = publicItem(item, order).options?.map(({ id }) => id)
        const all = publicItem(item).options?.map(({ id }) => id)
        expect(ids?.toSorted()).toEqual(all?.toSorted())
      }),
    )
  })
})

describe('drawOptionOrder', () => {
  it('[EXM-108] is an order of all options, the same for the same seed', () => {
    fc.assert(
      fc.property(itemOf.single, fc.integer({ min: 0 }), (item, seed) => {
        const order = drawOptionOrder(item, seeded(seed))
        expect(order?.toSorted()).toEqual(item.options.map(({ id }) => id).toSorted())
        expect(drawOptionOrder(publicItem(item), seeded(seed))).toEqual(order)
      }),
    )
  })

  it('gives every order of three options about equally often', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
    const random = seeded(7)
    const seen = new Map<string, number>()
    for (let draw = 0; draw < 6000; draw += 1) {
      const order = drawOptionOrder({ options }, random)?.join('') ?? ''
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('returns null without options', () => {
    const kinds = anyItem.filter((item) => !publicItem(item).options)
    fc.assert(
      fc.property(kinds, (item) => {
        expect(drawOptionOrder(publicItem(item), Math.random)).toBeNull()
      }),
    )
  })
})
