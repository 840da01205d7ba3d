import katex from 'katex'

/**
 * Returns MathML, which browsers lay out and screen readers read; undefined if the formula is
 * faulty. `trust` forbids links, loading and styles, and `maxExpand` limits expansion.
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
