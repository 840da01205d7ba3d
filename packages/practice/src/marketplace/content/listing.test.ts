import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contents, standardContent } from './data/scenarios.ts'
import { goodListing } from './good-listing.ts'
import { judgeListing } from './listing.ts'
import { stepRules } from './rules.ts'

const lunchBox = standardContent.niches.find(({ code }) => code === 'lunchBox')!
const good = goodListing(lunchBox)
const empty = { title: '', bullets: [], description: '', attributes: [], pictures: [], terms: '' }

const pointsOf = (listing: typeof good) =>
  Object.fromEntries(
    judgeListing(lunchBox, listing).rules.map(({ rule, points }) => [rule, points]),
  )
const full = Object.fromEntries(stepRules.listing.map(({ rule, points }) => [rule, points]))

it('[PRC-157] gives points by rule, a quality from them, and finds promises that are not kept', () => {
  expect(pointsOf(good)).toEqual(full)
  expect(judgeListing(lunchBox, good)).toMatchObject({ quality: 1000, overPromise: 0 })
  const faults: Record<string, Partial<typeof good>> = {
    title: { title: 'Box' },
    bullets: { bullets: good.bullets.slice(0, 2) },
    claims: { description: `${good.description} The best box.` },
    keywords: { title: 'A thing for the kitchen with a name of its own', terms: '', bullets: [] },
    duplicates: { bullets: [...good.bullets.slice(0, 4), good.bullets[0]!] },
    pictures: { pictures: ['frontGrey', 'inUse', 'detail', 'scale'] },
    attributes: { attributes: good.attributes.slice(1) },
  }
  expect(Object.keys(faults)).toEqual(Object.keys(full))
  for (const [rule, fault] of Object.entries(faults)) {
    const judged = judgeListing(lunchBox, { ...good, ...fault })
    const { met, points } = judged.rules.find((one) => one.rule === rule)!
    expect([rule, met, points < full[rule]!, judged.quality < 1000]).toEqual([
      rule,
      false,
      true,
      true,
    ])
  }
  const promiseOf = (fault: Partial<typeof good>) =>
    judgeListing(lunchBox, { ...good, ...fault }).overPromise
  expect(promiseOf({ description: `${good.description} It is leak-proof.` })).toBe(350)
  expect(promiseOf({ description: `${good.description} 防漏设计` })).toBe(350)
  expect(promiseOf({ description: `${good.description} Kalis bocor.` })).toBe(350)
  expect(promiseOf({ description: `${good.description} It is not leak-proof.` })).toBe(0)
  expect(promiseOf({ description: `${good.description} Tidak kalis bocor.` })).toBe(0)
  expect(promiseOf({ pictures: [...good.pictures, 'withExtras'] })).toBe(350)
  const steel = good.attributes.map((one) =>
    one.name === 'material' ? { ...one, value: 'Steel' } : one,
  )
  expect(promiseOf({ attributes: steel })).toBe(200)
})

it('gives no points for an empty listing', () => {
  const { quality, rules } = judgeListing(lunchBox, empty)
  expect([quality, rules.map(({ points }) => points)]).toEqual([0, rules.map(() => 0)])
})

describe.each(contents.flatMap(({ code, niches }) => niches.map((niche) => ({ code, niche }))))(
  'the niche $niche.code of $code',
  ({ niche }) => {
    it('has a listing that meets every rule', () => {
      const { quality, overPromises, rules } = judgeListing(niche, goodListing(niche))
      expect(rules.filter(({ met }) => !met)).toEqual([])
      expect([quality, overPromises]).toEqual([1000, false])
    })
  },
)

it('returns values from 0 to 1000 and at most all points, for any text', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('best', '最好', 'lunch box', '1200 ml', '!!!'))
  const listings = fc.record({
    title: text,
    bullets: fc.array(text, { maxLength: 5 }),
    description: text,
    attributes: fc.array(
      fc.record({ name: fc.constantFrom('material', 'size', 'x'), value: text }),
    ),
    pictures: fc.array(fc.constantFrom('front', 'frontMark', 'inUse', 'nothing')),
    terms: text,
  })
  fc.assert(
    fc.property(listings, (listing) => {
      const { quality, overPromise, cover, rules } = judgeListing(lunchBox, listing)
      for (const value of [quality, overPromise, ...Object.values(cover)])
        expect(Number.isSafeInteger(value) && value >= 0 && value <= 1000).toBe(true)
      for (const { points, of, met } of rules)
        expect(
          Number.isSafeInteger(points) && points >= 0 && points <= of && met === (points === of),
        ).toBe(true)
    }),
  )
})

it('covers a keyword by its words in any order and number, most in the title', () => {
  const cover = (listing: Partial<typeof good>) =>
    judgeListing(lunchBox, { ...empty, ...listing }).cover['bentoBox']
  expect(cover({ title: 'Boxes in the style of a bento' })).toBe(1000)
  expect(cover({ terms: 'bento box' })).toBe(900)
  expect(cover({ bullets: ['A bento box for two'] })).toBe(800)
  expect(cover({ title: 'A box', description: 'bento' })).toBe(750)
  expect(cover({ title: 'A boxer' })).toBe(0)
})
