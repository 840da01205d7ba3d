import type { PaperSection, PrintedResume } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FitStep, type Measure, orderOfRemovals, searchFit } from './fit-search.ts'

const normal = { spacing: 'normal', fontSize: 'normal' } as const
const smallest = { spacing: 'compact', fontSize: 'small' } as const

type Whole = Pick<PrintedResume, 'sections'>
const entry = (id: string, lines: number): PaperSection['entries'][number] => ({
  id,
  title: id,
  subtitle: '',
  period: '',
  tags: [],
  lines: Array.from({ length: lines }, (_, at) => `${id}${at}`),
  link: '',
})
const section = (
  name: PaperSection['name'],
  entries: readonly (readonly [string, number])[],
): PaperSection => ({
  name,
  heading: name,
  entries: entries.map(([id, lines]) => entry(id, lines)),
})

const heights = {
  spacing: { wide: 1.2, normal: 1, compact: 0.8 },
  fontSize: { large: 1.1, normal: 1, small: 0.9 },
}

/**
 * Simulates a page with `room` lines. An entry needs one line for its title and one for each
 * printed line. The sections in `aside` are a second column.
 */
function pageOf({ sections }: Whole, room: number, aside: readonly string[] = []): Measure {
  return ({ look, shownLines }) => {
    const heightOf = (parts: PaperSection[]) =>
      parts
        .flatMap(({ entries }) => entries)
        .reduce((sum, { id, lines }) => sum + 1 + Math.min(lines.length, shownLines[id] ?? 999), 0)
    const columns = [
      sections.filter(({ name }) => !aside.includes(name)),
      sections.filter(({ name }) => aside.includes(name)),
    ]
    const height = Math.max(...columns.map(heightOf))
    const scale = heights.spacing[look.spacing] * heights.fontSize[look.fontSize]
    return Math.max(1, Math.ceil((height * scale) / room - 1e-9))
  }
}

const whole: Whole = {
  sections: [
    section('advantage', [['advantage', 9]]),
    section('education', [['school', 2]]),
    section('work', [
      ['new', 5],
      ['old', 5],
    ]),
    section('volunteer', [['help', 3]]),
  ],
}

describe('searchFit', () => {
  it('[RES-140] changes nothing if the whole resume fits, and shows hidden lines again', () => {
    const result = searchFit(whole, normal, pageOf(whole, 29))
    expect(result).toEqual({ look: normal, shownLines: {}, pages: 1 })
  })

  it('[RES-140] reduces the spacing first, then the font, step by step', () => {
    const from = (spacing: 'wide' | 'normal', room: number) =>
      searchFit(whole, { spacing, fontSize: 'large' }, pageOf(whole, room)).look
    const large = 29 * 1.1
    expect(from('wide', large)).toEqual({ spacing: 'normal', fontSize: 'large' })
    expect(from('wide', large * 0.8)).toEqual({ spacing: 'compact', fontSize: 'large' })
    expect(from('normal', 29 * 0.8)).toEqual({ spacing: 'compact', fontSize: 'normal' })
    expect(from('normal', 29 * 0.72)).toEqual(smallest)
  })

  it('[RES-140] then hides lines: of the longest entry, and of lower sections and older entries first', () => {
    expect(orderOfRemovals(whole).join(' ')).toBe(
      'old new old new help old new help old new school',
    )
    const shown = (left: number) =>
      searchFit(whole, normal, pageOf(whole, (29 - left) * 0.72)).shownLines
    expect(shown(1)).toEqual({ old: 4 })
    expect(shown(2)).toEqual({ old: 4, new: 4 })
    expect(shown(5)).toEqual({ help: 2, old: 3, new: 3 })
    expect(shown(11)).toEqual({ help: 1, old: 1, new: 1, school: 1 })
  })

  it('[RES-140] keeps the lines of a column with space', () => {
    const columns: Whole = {
      sections: [section('work', [['job', 4]]), section('skill', [['skill', 9]])],
    }
    const page = pageOf(columns, 4 * 0.72, ['skill'])
    expect(searchFit(columns, normal, page).shownLines).toEqual({ job: 3, skill: 3 })
    const wide = pageOf(columns, 5 * 0.72, ['skill'])
    expect(searchFit(columns, normal, wide).shownLines).toEqual({ skill: 4 })
  })

  it('[RES-143] returns the number of pages if one line of each entry is too much', () => {
    const result = searchFit(whole, normal, pageOf(whole, 8 * 0.72))
    expect(result).toEqual({
      look: smallest,
      shownLines: { help: 1, old: 1, new: 1, school: 1 },
      pages: 3,
    })
  })
})

const anyWhole: fc.Arbitrary<Whole> = fc
  .array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((sections) => ({
    sections: sections.map((entries, at) =>
      section(
        (['education', 'work', 'project', 'skill', 'volunteer'] as const)[at] ?? 'work',
        entries.map((lines, number) => [`${at}-${number}`, lines] as const),
      ),
    ),
  }))
const anyLook = fc.record({
  spacing: fc.constantFrom('wide' as const, 'normal' as const, 'compact' as const),
  fontSize: fc.constantFrom('large' as const, 'normal' as const, 'small' as const),
})

describe('searchFit for any resume', () => {
  it('[RES-140] loses no entry, keeps a line of each, takes no unnecessary step, and is deterministic', () => {
    fc.assert(
      fc.property(
        anyWhole,
        anyLook,
        fc.integer({ min: 3, max: 120 }),
        fc.boolean(),
        (resume, look, room, twoColumns) => {
          const measure = pageOf(resume, room, twoColumns ? ['skill'] : [])
          const result = searchFit(resume, look, measure)
          expect(searchFit(resume, look, measure)).toEqual(result)
          const entries = resume.sections.flatMap((one) => one.entries)
          for (const [id, shown] of Object.entries(result.shownLines)) {
            const lines = entries.find((one) => one.id === id)?.lines.length ?? 0
            expect(shown).toBeGreaterThanOrEqual(1)
            expect(shown).toBeLessThan(lines)
          }
          expect(result.pages).toBe(measure(result))
          if (result.pages > 1) {
            const rest = entries.filter(({ lines }) => lines.length > 1)
            expect(Object.keys(result.shownLines).toSorted()).toEqual(
              rest.map(({ id }) => id).toSorted(),
            )
            return
          }
          // With one more line of any shortened entry, a second page would be needed.
          for (const [id, shown] of Object.entries(result.shownLines)) {
            const more: FitStep = {
              look: result.look,
              shownLines: { ...result.shownLines, [id]: shown + 1 },
            }
            expect(measure(more)).toBeGreaterThan(1)
          }
          const isShortened = Object.keys(result.shownLines).length > 0
          if (isShortened) expect(measure({ look: smallest, shownLines: {} })).toBeGreaterThan(1)
          else if (JSON.stringify(result.look) !== JSON.stringify(look))
            expect(measure({ look, shownLines: {} })).toBeGreaterThan(1)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('[RES-140] measures at most some dozens of times', () => {
    const long: Whole = {
      sections: [
        section(
          'work',
          Array.from({ length: 30 }, (_, at) => [`w${at}`, 12] as const),
        ),
      ],
    }
    let measured = 0
    const page = pageOf(long, 120 * 0.72)
    searchFit(long, normal, (step) => {
      measured += 1
      return page(step)
    })
    expect(measured).toBeLessThan(60)
  })
})
