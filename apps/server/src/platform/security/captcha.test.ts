import { createHash } from 'node:crypto'
import { beginsWithZeros, isPuzzleAnswer, puzzleText } from '@titian/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { solvePuzzle } from '../../testing/solve-puzzle.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** A slow reference implementation. */
function bitsOf(hash: Uint8Array): string {
  return [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
}

it('[ACC-256] counts the leading zero bits in reading order', () => {
  const hashes = fc.uint8Array({ minLength: 4, maxLength: 4, max: 20 })
  fc.assert(
    fc.property(hashes, fc.integer({ min: 0, max: 40 }), (hash, zeroBits) => {
      const bits = bitsOf(hash)
      const expected = bits.length >= zeroBits && !bits.slice(0, zeroBits).includes('1')
      expect(beginsWithZeros(hash, zeroBits)).toBe(expected)
    }),
  )
})

it('[ACC-256] solves every puzzle with an answer that fits the field and only that puzzle', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), (salt) => {
      const code = solvePuzzle({ salt, zeroBits: 6 }, sha256)
      expect(code).toMatch(/^[a-z\d]{4,6}$/)
      expect(isPuzzleAnswer(sha256(puzzleText(salt, code)), code, 6)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('[ACC-256] refuses an answer with a wrong length or letters, whatever its hash', () => {
  const zeros = new Uint8Array(32)
  for (const code of ['abc', 'abcdefg', 'ABCD', 'ab d', '', 'äbcd'])
    expect(isPuzzleAnswer(zeros, code, 16)).toBe(false)
  expect(isPuzzleAnswer(zeros, 'abcd', 16)).toBe(true)
})
