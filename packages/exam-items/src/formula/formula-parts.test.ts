import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaParts, formulasMost, hasFormula } from './formula-parts.ts'

const texts = (text: string) =>
  formulaParts(text).map((part) => (part.kind === 'text' ? part.text : `<${part.tex}>`))

describe('[EXM-199] formulas in a text', () => {
  it.each([
    ['The area is $\\pi r^2$.', ['The area is ', '<\\pi r^2>', '.']],
    ['$$E = mc^2$$', ['<E = mc^2>']],
    ['So \\(a+b\\) and \\[c\\]', ['So ', '<a+b>', ' and ', '<c>']],
    ['$x$$y$', ['<x>', '<y>']],
    ['$\\text{costs \\$5}$', ['<\\text{costs \\$5}>']],
    ['From $4 to $5, so $x-1$.', ['From $4 to $5, so ', '<x-1>', '.']],
  ])('stand apart in %s', (text, parts) => {
    expect(texts(text)).toEqual(parts)
  })

  it.each([
    'It costs $5 and $10.',
    'From $5-$6 to $7,$8',
    'US$ 20 or S$ 30',
    'One $ alone',
    '$ x $',
    'A $paragraph\n\nends$ it',
    '$$',
    '$$$$',
    `$${'x'.repeat(501)}$`,
  ])('are none where dollars are money or stand alone: %s', (text) => {
    expect(hasFormula(text)).toBe(false)
    expect(texts(text)).toEqual([text])
  })

  it('leave an escaped dollar sign as text', () => {
    expect(texts('\\$5 is not $x$')).toEqual(['$5 is not ', '<x>'])
  })

  it('lose no character of any text, and are at most forty', () => {
    const letter = fc.constantFrom('$', '\\', '(', ')', '[', ']', ' ', '\n', 'x', '5', '汉')
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 300 }), (letters) => {
        const text = letters.join('')
        const parts = formulaParts(text)
        const back = parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('')
        // Only the backslash before a literal dollar sign is removed.
        expect(text.replaceAll('\\', '').length - back.replaceAll('\\', '').length).toBe(0)
        expect(parts.filter(({ kind }) => kind === 'formula').length).toBeLessThanOrEqual(
          formulasMost,
        )
      }),
    )
  })
})
