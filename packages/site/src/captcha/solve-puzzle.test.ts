import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'
import { solvePuzzle } from './solve-puzzle.ts'

const reference = (text: string) => createHash('sha256').update(text).digest()

it('hashes any text as the server does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(Buffer.from(sha256(text)).toString('hex')).toBe(reference(text).toString('hex'))
    }),
  )
})

it('[ACC-256] finds a code of four to six characters that the server accepts', async () => {
  const code = await solvePuzzle({ salt: 'terraces', zeroBits: 12 })
  expect(code).toMatch(/^[a-z\d]{4,6}$/)
  const hash = reference(`terraces:${code ?? ''}`)
  expect(hash.readUInt16BE() >> 4).toBe(0)
})

it('[ACC-256] does not block the page while it computes, and stops when it is aborted', async () => {
  const control = new AbortController()
  const found = solvePuzzle({ salt: 'x', zeroBits: 60 }, control.signal)
  await new Promise((resolve) => setTimeout(resolve, 5))
  control.abort()
  expect(await found).toBeNull()
})
