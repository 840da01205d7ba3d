// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawFormula } from './draw-formula.ts'
import { FormulaText } from './formula-text.tsx'

describe('[EXM-199] a text with formulas', () => {
  it('are rendered as MathML, which browsers lay out and screen readers read', async () => {
    const { container } = render(<FormulaText text="Half: $\frac{1}{2}$ of it" />)
    expect(container.textContent).toBe('Half: $\\frac{1}{2}$ of it')
    await waitFor(() => expect(container.querySelector('math mfrac')).not.toBeNull())
    expect(container.querySelector('[data-formula]')?.getAttribute('style')).toBeNull()
    expect(screen.getByText(/Half:/).isConnected).toBe(true)
  })

  it('show the source of a faulty formula', async () => {
    const { container } = render(<FormulaText text="Good $x$ and bad $\frac{1}$" />)
    await waitFor(() => expect(container.querySelector('math')).not.toBeNull())
    expect(container.querySelector('code')?.textContent).toBe('$\\frac{1}$')
  })

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://example.com}',
    '\\includegraphics{https://example.com/x.png}',
    '\\htmlStyle{position:fixed}{x}',
    '\\htmlData{x=1}{x}',
    '\\def\\a{\\a\\a}\\a',
    '<img src=x onerror=alert(1)>',
  ])('never links, loads, styles or hangs: %s', (tex) => {
    const drawn = drawFormula(tex, false) ?? ''
    const place = document.createElement('div')
    place.innerHTML = drawn
    expect(place.querySelector('a, img, [style*="position"], [data-x], [onerror]')).toBeNull()
  })
})
