import { describe, expect, it } from 'vitest'
import { fillMarked, keptRows, markdownTable, readMarked } from './marked-text.mjs'

const text = 'Before\n<!-- one: written by a command -->\nold\n<!-- /one -->\nAfter\n'

describe('a document with parts that commands write', () => {
  it('changes the named part and nothing else', () => {
    const filled = fillMarked(text, 'one', 'new\nlines')
    expect(filled).toBe(text.replace('old', 'new\nlines'))
    expect(readMarked(filled, 'one')).toBe('new\nlines')
    expect(fillMarked(filled, 'one', 'old')).toBe(text)
  })

  it('says so when the markers are lost', () => {
    expect(() => fillMarked(text, 'two', 'x')).toThrow(/"two"/)
    expect(() => fillMarked(text.replace('<!-- /one -->', ''), 'one', 'x')).toThrow(/"one"/)
  })

  it('keeps the rows of a table that are not written anew', () => {
    const table = markdownTable(
      ['trial', 'lost'],
      [
        ['first', 0],
        ['a | b', 1],
      ],
    )
    expect(keptRows(table, ['first'])).toEqual([['a | b', '1']])
    expect(keptRows('Nothing yet.', [])).toEqual([])
  })
})
