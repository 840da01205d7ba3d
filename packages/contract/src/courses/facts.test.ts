import { describe, expect, it } from 'vitest'
import { courseFields } from './calls.ts'
import {
  choicesIn,
  choicesPattern,
  factNames,
  factsFromWire,
  factsToWire,
  factValues,
  pickFacts,
  standardFacts,
} from './facts.ts'

describe('the facts of a course', () => {
  it('have their standard where a form or an older version lacks them', () => {
    const input = courseFields.parse({ courseName: 'Soup' })
    expect(factsFromWire(input)).toEqual(standardFacts)
    expect(factValues({ hours: 12 })).toEqual({ ...standardFacts, hours: 12 })
  })

  it('take numbers and choices from the texts of a form', () => {
    const typed = { credit: '2.5', hours: '', kindId: '6', type: '1', language: 'zh', sort: 3 }
    expect(factValues(typed)).toEqual({
      credit: 2.5,
      hours: 0,
      kindId: 6,
      type: 1,
      language: 'zh',
      sort: 3,
    })
  })

  it('have their standard in the place of a choice that does not exist', () => {
    const { kindId, language } = factValues({ kindId: 9, language: 'de' })
    expect({ kindId, language }).toEqual({ kindId: 4, language: null })
  })

  it('are the same after a call, without other columns of the row', () => {
    const row = { ...standardFacts, language: 'my', sort: 7, id: 1 }
    const wire = factsToWire(factNames, row)
    expect(wire).toMatchObject({ courseLanguage: 'my', courseKindId: 4, sort: 7 })
    expect(wire).not.toHaveProperty('id')
    expect(factsFromWire(wire)).toEqual(pickFacts(factNames, row))
  })

  it('[CRS-214] are filtered by a list of choices, which is read in one order', () => {
    expect(choicesIn('language', 'my,en')).toEqual(['en', 'my'])
    expect(choicesIn('language', undefined)).toEqual([])
    const pattern = choicesPattern('language')
    expect(['en', 'zh,en', 'de', 'en,', ''].map((list) => pattern.test(list))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
