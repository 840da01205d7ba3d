import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './color/contrast.ts'
import { palette, white, type ScaleName } from './palette.ts'
import { schoolColors } from './school-colors.ts'
import { createTitianTheme, titianVariables } from './theme.ts'

const READABLE = 4.5
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colours computed from the colour of a school', () => {
  it('are readable in every text pair, whatever the colour', () => {
    const check = (hex: string) => {
      const { shades, onPrimary, primaryHover, primaryText } = schoolColors(hex)
      expect(contrast(onPrimary, shades[6])).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(onPrimary, primaryHover)).toBeGreaterThanOrEqual(READABLE)
      for (const ground of [white, palette.neutral[0], palette.neutral[1], shades[0], shades[1]]) {
        expect(contrast(primaryText, ground)).toBeGreaterThanOrEqual(READABLE)
        expect(contrast(shades[7], ground)).toBeGreaterThanOrEqual(READABLE)
      }
    }
    fc.assert(fc.property(anyHex, check), { numRuns: 30 })
    for (const edge of [
      '#000000',
      '#ffffff',
      '#ffeb3b',
      '#2196f3',
      '#777777',
      '#0000ff',
      '#00ff00',
    ])
      check(edge)
  })

  it('go from light to dark', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const onWhite = schoolColors(hex).shades.map((shade) => contrast(shade, white))
        for (const [step, value] of onWhite.entries()) {
          expect(value).toBeGreaterThanOrEqual((onWhite[step - 1] ?? 0) - 0.06)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('keep a school colour unchanged if white text is readable on it', () => {
    expect(schoolColors('#0b5394').shades[6]).toBe('#0B5394')
  })

  it('fall back to the default colours for an invalid colour', () => {
    expect(schoolColors('reddish').shades).toEqual(palette.brand)
  })
})

describe('the tokens', () => {
  it("are written by the theme, with the school's colour instead of the default one", () => {
    const { variables } = titianVariables(
      mergeMantineTheme(DEFAULT_THEME, createTitianTheme('#0b5394')),
    )
    for (const scale of Object.keys(palette) as ScaleName[]) {
      const shades = scale === 'brand' ? schoolColors('#0b5394').shades : palette[scale]
      for (const [step, value] of shades.entries())
        expect(variables[`--${scale}-${step}`]).toBe(value)
    }
  })

  it('are readable as text on paper, on white and on their own tints', () => {
    for (const [scale, shades] of Object.entries(palette)) {
      const grounds = [white, palette.neutral[0], shades[0]]
      for (const ground of grounds)
        expect(contrast(shades[6], ground), scale).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(shades[7], shades[1]), scale).toBeGreaterThanOrEqual(READABLE)
    }
  })
})
