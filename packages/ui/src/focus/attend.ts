import { keepFocus } from './keep-focus.ts'
import { showWholeTexts } from './whole-text.ts'

/** What a page does for people once somebody uses it; returns its end. */
export function attend(holder: Element | null): () => void {
  const ends = [keepFocus(holder), showWholeTexts()]
  return () => {
    for (const end of ends) end()
  }
}
