import { keepFocus } from './keep-focus.ts'

const shortened = '.clip, .clip-2'

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** Names the whole of a shortened text to somebody who points to it; returns its end. */
export function showWholeTexts(): () => void {
  const show = ({ target }: Event) => {
    const text = target instanceof Element ? target.closest<HTMLElement>(shortened) : null
    if (text && !text.title && isCut(text)) text.title = text.textContent.trim()
  }
  document.addEventListener('pointerover', show)
  return () => document.removeEventListener('pointerover', show)
}

/** What a page does for people once somebody uses it; returns its end. */
export function attend(holder: Element | null): () => void {
  const ends = [keepFocus(holder), showWholeTexts()]
  return () => {
    for (const end of ends) end()
  }
}
