import { isSection, type Part, type Place } from '../data/place.ts'

const headSelector = '.paper-head, .paper-name, .paper-photo, .paper-table'
const mark = 'data-marked'

function selectorOf(part: Part, entry: string | null): string {
  if (part === 'basics') return '.paper-name'
  return entry === null ? `[data-section="${part}"]` : `[data-entry="${CSS.escape(entry)}"]`
}

/**
 * Highlights the part of the resume that the open form edits. Every sheet of the preview contains a
 * copy of the whole resume, so all copies are highlighted.
 */
export function markPlace(pane: HTMLElement, part: Part, entry: string | null): void {
  // An empty entry has no height. A frame around it would cross the next entry.
  const written = [...pane.querySelectorAll(selectorOf(part, entry))].filter(
    ({ textContent }) => textContent !== '',
  )
  const found = new Set(written)
  // Unchanged marks stay as they are, because each changed attribute makes the browser compute
  // styles again.
  for (const old of pane.querySelectorAll(`[${mark}]`))
    if (!found.delete(old)) old.removeAttribute(mark)
  for (const element of found) element.setAttribute(mark, '')
}

/** Scrolls the pane to the highlighted part. */
export function scrollToMark(pane: HTMLElement): void {
  for (const marked of pane.querySelectorAll(`[${mark}]`)) {
    const sheet = marked.closest('.paper-sheet')?.getBoundingClientRect()
    const box = marked.getClientRects()[0]
    if (!sheet || !box || box.left < sheet.left - 1 || box.left >= sheet.right) continue
    const seen = pane.getBoundingClientRect()
    if (box.top >= seen.top && box.bottom <= seen.bottom) return
    pane.scrollBy?.({ top: box.top - seen.top - seen.height / 3 })
    return
  }
}

const holds = (element: Element, x: number, y: number) =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom,
  )

/**
 * Returns the part of the resume at a point. Only the first sheet receives clicks, so on the other
 * sheets the point is compared with the positions of their parts.
 */
export function findPressed(target: Element, x: number, y: number): Place | null {
  const sheet = target.closest('.paper-sheet')
  if (!sheet) return null
  const at = (selector: string) =>
    [...sheet.querySelectorAll(selector)].find((element) => holds(element, x, y))
  const section = at('[data-section]')?.getAttribute('data-section')
  if (section === 'advantage') return { part: 'advantage', entry: null }
  if (section && isSection(section))
    return { part: section, entry: at('[data-entry]')?.getAttribute('data-entry') ?? null }
  return at(headSelector) ? { part: 'basics', entry: null } : null
}
