import { entriesMost, sectionNames } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addEntry,
  hideSections,
  orderEntries,
  orderSections,
  removeEntry,
  updateEntry,
} from './changes.ts'
import { type Altered, countCharacters, startContent, type StoredContent } from './content.ts'

const start = startContent(
  { name: 'Aisyah', sex: 2, photoFileId: null, areaCode: '60', mobile: '123456789' },
  'en',
)
const service = { organisation: 'Library', role: '', start: null, end: null, content: '' }
const ids = ({ sections }: StoredContent) => sections.volunteer.map(({ id }) => id)

function made(altered: Altered): StoredContent {
  if (typeof altered === 'string') throw new Error(`refused: ${altered}`)
  return altered
}

const withEntries = (...names: string[]) =>
  names.reduceRight((content, id) => made(addEntry(content, 'volunteer', id, service)), start)

const intention = {
  positionCode: 'tester',
  positionName: '',
  salaryBand: 2,
  currency: 'MYR' as const,
  industries: ['software'],
  city: 'MY-14-01',
  nature: 2 as const,
}

/** A simple list model to compare with. */
interface Model {
  ids: string[]
}
type Step = (content: StoredContent, model: Model) => StoredContent

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const steps: fc.Arbitrary<Step> = fc.oneof(
  id.map((one): Step => (content, model) => {
    if (!model.ids.includes(one)) model.ids.unshift(one)
    return made(addEntry(content, 'volunteer', one, service))
  }),
  id.map((one): Step => (content, model) => {
    const altered = removeEntry(content, 'volunteer', one)
    if (!model.ids.includes(one)) {
      expect(altered).toBe('noEntry')
      return content
    }
    model.ids = model.ids.filter((other) => other !== one)
    return made(altered)
  }),
  fc.nat().map((seed): Step => (content, model) => {
    const order = model.ids.toSorted(
      (one, other) => `${seed}${one}`.localeCompare(`${seed}${other}`) * (seed % 2 ? 1 : -1),
    )
    model.ids = order
    return made(orderEntries(content, 'volunteer', order))
  }),
)

describe('the content of a resume', () => {
  it('[RES-079] contains exactly the added and not deleted entries, in the chosen order', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
        const model: Model = { ids: [] }
        const content = all.reduce((before, step) => step(before, model), start)
        expect(ids(content)).toEqual(model.ids)
      }),
    )
  })

  it('[RES-079] refuses an order with a repeated, missing or unknown entry', () => {
    const content = withEntries('a', 'b', 'c')
    expect(ids(made(orderEntries(content, 'volunteer', ['c', 'a', 'b'])))).toEqual(['c', 'a', 'b'])
    for (const wrong of [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'c', 'c'], ['a', 'b', 'x'], []])
      expect(orderEntries(content, 'volunteer', wrong)).toBe('otherEntries')
  })

  it('[RES-079] orders sections without losing one, and hides them in their position', () => {
    const ordered = orderSections(start, ['work', 'education', 'work'])
    expect(ordered.sectionOrder.slice(0, 3)).toEqual(['work', 'education', 'intention'])
    expect(ordered.sectionOrder.toSorted()).toEqual([...sectionNames].toSorted())
    expect(hideSections(ordered, ['volunteer', 'work']).hiddenSections).toEqual([
      'work',
      'volunteer',
    ])
  })

  it('[RES-035] keeps the last intention, and deletes others', () => {
    const one = made(addEntry(start, 'intention', 'a', intention))
    expect(removeEntry(one, 'intention', 'a')).toBe('lastIntention')
    const two = made(addEntry(one, 'intention', 'b', intention))
    expect(made(removeEntry(two, 'intention', 'a')).sections.intention).toHaveLength(1)
  })

  it('[RES-084] accepts thirty entries in a section', () => {
    const full = withEntries(...Array.from({ length: entriesMost }, (_, at) => `entry ${at}`))
    expect(addEntry(full, 'volunteer', 'one more', service)).toBe('tooManyEntries')
    expect(addEntry(full, 'volunteer', 'entry 3', service)).toEqual(full)
  })

  it('changes one entry only, and refuses an unknown one', () => {
    const content = withEntries('a', 'b')
    const changed = made(
      updateEntry(content, 'volunteer', 'b', { ...service, organisation: 'Museum', hidden: true }),
    )
    expect(changed.sections.volunteer.map(({ organisation }) => organisation)).toEqual([
      'Library',
      'Museum',
    ])
    expect(updateEntry(content, 'volunteer', 'x', { ...service, hidden: false })).toBe('noEntry')
  })

  it('counts written characters, without ids', () => {
    const before = countCharacters(start)
    const after = countCharacters(withEntries('a-long-id'))
    expect(after - before).toBe('Library'.length)
  })
})
