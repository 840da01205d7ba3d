import { keepFocus } from './keep-focus.ts'

const shortened = '.clip, .clip-2'

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** Shows the full text of truncated texts on hover; returns a function that stops it. */
export function showWholeTexts(): () => void {
  const show = ({ target }: Event) => {
    const text = target instanceof Element ? target.closest<HTMLElement>(shortened) : null
    if (text && !text.title && isCut(text)) text.title = text.textContent.trim()
  }
  document.addEventListener('pointerover', show)
  return () => document.removeEventListener('pointerover', show)
}

/** Runs a function at the first interaction with the page; returns a function that stops it. */
export function attend(holder: Element | null): () => void {
  const ends = [keepFocus(holder), showWholeTexts()]
  return () => {
    for (const end of ends) end()
  }
}
