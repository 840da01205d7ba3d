import { describe, expect, it } from 'vitest'
import { degreeTexts, natureTexts } from './paper/texts.ts'
import { degrees, identities, natures } from './rules.ts'

describe('the codes of options', () => {
  it('[RES-067] are numbered in the order of the document', () => {
    expect(identities).toEqual([1, 2, 3])
    expect(degrees.map((degree) => degreeTexts[degree].en)).toEqual([
      'Junior high school or below',
      'Technical secondary school',
      'High school',
      'College diploma',
      'Bachelor',
      'Master',
      'PhD',
    ])
    expect(natures.map((nature) => natureTexts[nature].en)).toEqual([
      'Internship',
      'Full-time',
      'Internship or full-time',
    ])
  })
})
