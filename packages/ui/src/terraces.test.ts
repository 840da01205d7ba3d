import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { terracePalettes, terraces, terracesStatic } from './terraces.ts'

describe('terraces', () => {
  it('draws the same picture for the same seed and another for another', () => {
    expect(terraces('course-1')).toBe(terraces('course-1'))
    expect(terraces('course-1')).not.toBe(terraces('course-2'))
  })

  it('keeps the picture that a course has had since the first release', () => {
    const drawings = ['course-1', 'course-2'].map((seed) => terraces(seed, { sky: true }))
    const digest = createHash('sha256').update(drawings.join('')).digest('hex').slice(0, 16)
    expect(digest).toBe('3150512d3cf25d4c')
  })

  it('takes all colours from variables, so that the school colour reaches the picture', () => {
    for (const palette of terracePalettes) {
      const svg = terraces('any', { palette, sky: true })
      expect(svg).not.toMatch(/#[0-9a-f]{6}/i)
      expect(svg).toContain('var(--')
    }
  })

  it('writes no style attribute and no script, which the content security policy would refuse', () => {
    expect(terraces('any', { sky: true })).not.toMatch(/style=|<style|<script/)
  })

  it('resolves every colour in a file of its own', () => {
    const house = terracesStatic('any', { palette: 'clay', sky: true })
    expect(house).not.toContain('var(')
    expect(house).toContain('#A8431F')
    expect(terracesStatic('any', { palette: 'clay', primary: '#0B5394' })).toContain('#0B5394')
  })

  it('stays small enough to stand twelve times in a page', () => {
    expect(terraces('course-1', { width: 320, height: 180 }).length).toBeLessThan(60_000)
  })
})
