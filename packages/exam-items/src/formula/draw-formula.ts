import katex from 'katex'

/**
 * MathML, which browsers lay out and screen readers speak; undefined where the formula is faulty. Nothing in it may
 * link, load or carry styles (`trust`), and what unfolds without end is stopped (`maxExpand`).
 */
export function drawFormula(tex: string, block: boolean): string | undefined {
  try {
    return katex.renderToString(tex, {
      output: 'mathml',
      displayMode: block,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 200,
      maxSize: 20,
    })
  } catch {
    return undefined
  }
}
