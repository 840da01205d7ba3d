import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { artAddress } from './terraces/address.ts'
import { readArtAddress, terraces } from './terraces.ts'
import { terracePalettes } from './terraces/palettes.ts'
import { hash } from './terraces/random.ts'

describe('terraces', () => {
  it('draws the same picture for the same seed, and another picture for another seed', () => {
    expect(terraces('course-1')).toBe(terraces('course-1'))
    expect(terraces('course-1')).not.toBe(terraces('course-2'))
  })

  it('keeps the picture of a course; a change of it increases the edition in its address', () => {
    const drawings = ['course-1', 'course-2'].map((seed) => terraces(seed, { sky: true }))
    const digest = createHash('sha256').update(drawings.join('')).digest('hex').slice(0, 16)
    expect(digest).toBe('703dbd118afe4af4')
    expect(artAddress('course-1', {})).toContain('?v=3')
  })

  it('writes no style attribute and no script, which the content security policy would refuse', () => {
    expect(terraces('any', { sky: true })).not.toMatch(/style=|<style|<script/)
  })

  it("resolves every colour, with the school's own primary colour", () => {
    for (const palette of terracePalettes)
      expect(terraces('any', { palette, sky: true })).not.toContain('var(')
    expect(terraces('any', { palette: 'clay', sky: true })).toContain('#A8431F')
    expect(terraces('any', { palette: 'clay', primary: '#0B5394' })).toContain('#0B5394')
  })

  it('[FRM-281] remains so small that twelve of them load at once', () => {
    expect(brotliCompressSync(terraces('course-1')).length).toBeLessThan(2000)
  })

  it('[FRM-281] reads exactly what an address contains', () => {
    const options = {
      width: 390,
      height: 600,
      palette: 'paddy',
      sky: true,
      sun: false,
      lean: -0.4,
    } as const
    const read = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'http://school.test')
      return readArtAddress(pathname.replace(/^\/art\/|\.svg$/g, ''), searchParams)
    }
    expect(read(artAddress('one', options, '#A8431F'))).toEqual({
      seed: hash('one'),
      primary: '#A8431F',
      options,
    })
    for (const words of [
      '',
      'v=1',
      'v=2',
      'v=3&width=9999',
      'v=3&width=',
      'v=3&sky=yes',
      'v=3&palette=mud',
      'v=3&primary=red',
      'v=3&seed=1',
    ])
      expect(read(`/art/abc.svg?${words}`), words).toBeUndefined()
    for (const name of ['', 'zzzzzzz', 'abcdefgh', '../x', '-1'])
      expect(readArtAddress(name, new URLSearchParams('v=3')), name).toBeUndefined()
  })
})
