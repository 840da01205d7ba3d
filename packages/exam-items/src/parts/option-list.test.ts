import { describe, expect, it } from 'vitest'
import { addOption, moveOption, removeOption, writeOption } from './option-list.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, content: id.toUpperCase() }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

describe('option list', () => {
  it('adds with an unused id', () => {
    expect(ids(addOption(options))).toBe('abcd')
    expect(ids(addOption(removeOption(options, 'b')))).toBe('acb')
  })

  it('moves one place and stops at the edges', () => {
    expect(ids(moveOption(options, 'c', -1))).toBe('acb')
    expect(ids(moveOption(options, 'a', 1))).toBe('bac')
    expect(ids(moveOption(options, 'a', -1))).toBe('abc')
    expect(ids(moveOption(options, 'c', 1))).toBe('abc')
    expect(ids(moveOption(options, 'z', 1))).toBe('abc')
  })

  it('writes one option and leaves the rest', () => {
    expect(writeOption(options, 'b', 'x').map(({ content }) => content)).toEqual(['A', 'x', 'C'])
    expect(ids(options)).toBe('abc')
  })
})
