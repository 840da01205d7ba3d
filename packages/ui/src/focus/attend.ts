import { keepFocus } from './keep-focus.ts'
import { showWholeTexts } from './whole-text.ts'

/** Runs a function at the first interaction with the page; returns a function that stops it. */
export function attend(holder: Element | null): () => void {
  const ends = [keepFocus(holder), showWholeTexts()]
  return () => {
    for (const end of ends) end()
  }
}
