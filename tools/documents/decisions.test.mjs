import { describe, expect, it } from 'vitest'

import { draw, problemsOf, readDecision } from './decisions.mjs'

const decision = (number, head = '## Context', title = `${number} How it is done`) =>
  readDecision(`${number}-how.md`, `# ${title}\n\n${head}\n\nText that says replaced by 0009.\n`)

describe('[FRM-494] the table of decisions', () => {
  it('lists accepted decisions, and the successors of replaced ones', () => {
    const decisions = [
      decision('0001', '2026-03-01, replaced by 0002'),
      decision('0002', '2026-03-02, in force; replaces 0001'),
      decision('0003', 'Replaced by nobody; replaced by [the page](../page.md)'),
      decision('0004'),
    ]
    expect(draw(decisions)).toBe(
      [
        '| number | what it decides | status |',
        '|---|---|---|',
        '| [0001](0001-how.md) | How it is done | replaced by 0002 |',
        '| [0002](0002-how.md) | How it is done | accepted |',
        '| [0003](0003-how.md) | How it is done | replaced by [the page](../page.md) |',
        '| [0004](0004-how.md) | How it is done | accepted |',
      ].join('\n'),
    )
    expect(problemsOf(decisions)).toEqual([])
  })

  it('refuses a replaced decision that does not name its successor', () => {
    expect(problemsOf([decision('0001'), decision('0002', 'replaces 0001')])).toEqual([
      '0002-how.md replaces 0001, which does not say "replaced by 0002"',
    ])
  })

  it('refuses an unknown successor, a repeated number, and a text without a title', () => {
    expect(problemsOf([decision('0001', 'replaced by 0009')])).toEqual([
      '0001-how.md is replaced by 0009, which does not exist',
    ])
    const twice = { ...decision('0001'), file: '0001-what.md' }
    expect(problemsOf([twice, decision('0001')])).toEqual([
      '0001-what.md: the number 0001 is taken',
    ])
    expect(problemsOf([readDecision('0001-how.md', 'How it is done')])).toEqual([
      '0001-how.md does not begin with a title',
    ])
  })
})
