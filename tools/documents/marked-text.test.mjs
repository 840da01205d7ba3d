import { describe, expect, it } from 'vitest'
import { fillMarked, joinRows, readMarked } from './marked-text.mjs'

const text = 'Before\n<!-- one: written by a command -->\nold\n<!-- /one -->\nAfter\n'

describe('a document with generated parts', () => {
  it('changes the named part only', () => {
    const filled = fillMarked(text, 'one', 'new\nlines')
    expect(filled).toBe(text.replace('old', 'new\nlines'))
    expect(readMarked(filled, 'one')).toBe('new\nlines')
    expect(fillMarked(filled, 'one', 'old')).toBe(text)
  })

  it('is refused when the markers are missing', () => {
    expect(() => fillMarked(text, 'two', 'x')).toThrow(/"two"/)
    expect(() => fillMarked(text.replace('<!-- /one -->', ''), 'one', 'x')).toThrow(/"one"/)
  })

  it('replaces rows of a table and keeps the others', () => {
    const heads = ['trial', 'lost', 'more']
    const first = joinRows(heads, 'Not run yet.', [
      ['one', 3, ''],
      ['a | b', 1, 'x'],
    ])
    const second = joinRows(heads, `On a machine.\n\n${first}`, [['one', 0, 'y']])
    expect(second.split('\n')).toEqual([
      '| trial | lost | more |',
      '|---|---|---|',
      '| a \\| b | 1 | x |',
      '| one | 0 | y |',
    ])
    expect(joinRows(heads, second, [])).toBe(second)
  })
})
