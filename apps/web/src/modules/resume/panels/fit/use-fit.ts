import { type PaperNames, paperOf, type ResumeContent } from '@titian/contract'
import { openPaperMeasure, waitForPaperFonts } from '@titian/site/resume-paper'
import { useEffect, useState } from 'react'
import { type FitResult, searchFit } from './fit-search.ts'
import { fittedContent } from './fitted-content.ts'

interface Fitted extends FitResult {
  hidden: readonly string[]
  /** The content from which the result was computed. */
  content: ResumeContent
  names: PaperNames
}

/** Lays out the page with the printed fonts. */
async function fit(
  content: ResumeContent,
  { names, photo, hidden }: { names: PaperNames; photo: string; hidden: readonly string[] },
): Promise<Fitted> {
  // Waits for the fonts that the layout needs. Waiting also ends the effect that called this
  // function. The measurement renders synchronously, which React refuses inside an effect.
  await waitForPaperFonts()
  const measure = openPaperMeasure()
  try {
    const { spacing, fontSize } = content.look
    const start = { spacing, fontSize }
    const stepOf = (step: Pick<FitResult, 'look' | 'shownLines'>) => {
      const after = fittedContent(content, step, hidden)
      return { paper: paperOf(after, names, photo), look: after.look }
    }
    const whole = stepOf({ look: start, shownLines: {} })
    measure.countPages(whole)
    await document.fonts?.ready
    const found = searchFit(whole.paper, start, (step) => measure.countPages(stepOf(step)))
    return { ...found, hidden, content, names }
  } finally {
    measure.close()
  }
}

interface Options {
  names: PaperNames
  /**
   * Whether the names of tags have loaded. Without these names, the measured page has fewer lines
   * than the printed one.
   */
  isReady: boolean
  photo: string
  hidden: readonly string[]
}

/**
 * RES-140: returns the fit of a content without hidden entries. While a new result is computed,
 * returns the previous one; before the first result, undefined.
 */
export function useFit(content: ResumeContent, { names, isReady, photo, hidden }: Options) {
  const [fitted, setFitted] = useState<Fitted>()
  useEffect(() => {
    if (!isReady) return undefined
    let isOver = false
    const find = async () => {
      const next = await fit(content, { names, photo, hidden })
      if (!isOver) setFitted(next)
    }
    void find()
    return () => {
      isOver = true
    }
  }, [content, names, isReady, photo, hidden])
  const isFresh = fitted?.content === content && fitted.names === names && fitted.hidden === hidden
  return { fitted, isFresh }
}
