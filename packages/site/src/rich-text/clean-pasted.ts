import { isOwnPicture } from './picture.ts'

/** Elements that Word and browsers add and that no text needs. */
const foreign =
  'script, style, meta, link, title, xml, head, object, iframe, svg, form, input, button'
const headings: Record<string, string> = {
  H1: 'h2',
  H2: 'h3',
  H3: 'h4',
  H4: 'h4',
  H5: 'h4',
  H6: 'h4',
}

const rename = (element: Element, tag: string) => {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
/** `mso-list:l0 level2 lfo1` in the style of a paragraph makes it an item of a list. */
const levelOf = (element: Element): number => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(styleOf(element))?.[1]
  return element.tagName === 'P' && level ? Number(level) : 0
}
const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element))
/** A number or a letter with a dot or a bracket; every other marker is a bullet. */
const isNumber = (marker: string) => /^[(]?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker.trim())

/** Converts lists. Word writes each item of a list as a paragraph, in which the marker is text. */
function makeLists(parent: Element): void {
  const open: Element[] = []
  // A copy, because moving the children changes the original list of children.
  const children = [...parent.children]
  for (const element of children) {
    const level = levelOf(element)
    if (level === 0) {
      open.length = 0
      continue
    }
    const markers = [...element.querySelectorAll('span')].filter(isMarker)
    const tag = markers.some(({ textContent }) => isNumber(textContent)) ? 'ol' : 'ul'
    for (const marker of markers) marker.remove()
    open.length = Math.min(open.length, level)
    // Another kind of marker on the same level starts another list.
    if (open.length === level && open.at(-1)?.localName !== tag) open.length -= 1
    while (open.length < level) {
      const list = element.ownerDocument.createElement(tag)
      const above = open.at(-1)
      if (!above) element.before(list)
      else (above.lastElementChild ?? above).append(list)
      open.push(list)
    }
    const item = element.ownerDocument.createElement('li')
    const text = element.ownerDocument.createElement('p')
    text.append(...element.childNodes)
    item.append(text)
    open.at(-1)?.append(item)
    element.remove()
  }
}

function removeComments(node: Node): void {
  const children = [...node.childNodes]
  for (const child of children)
    if (child.nodeType === Node.COMMENT_NODE) child.remove()
    else removeComments(child)
}

/** Pictures on other servers, or on the author's disk, could not be shown to readers. */
function removePictures(root: Element): number {
  const strange = [...root.querySelectorAll('img')].filter(
    (one) => !isOwnPicture(one.getAttribute('src') ?? ''),
  )
  for (const one of strange) one.remove()
  return strange.length
}

/**
 * Cleans pasted HTML, above all from Word. Headings, lists, tables and emphasis stay; markup of the
 * program is removed. `pictures` is the number of pictures that could not be taken over.
 */
export function cleanPasted(html: string): { html: string; pictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeComments(body)
  for (const one of body.querySelectorAll(foreign)) one.remove()
  // Office has elements with names such as o:p and v:shape, which contain pictures or nothing.
  for (const one of body.querySelectorAll('*')) if (one.tagName.includes(':')) one.remove()
  const pictures = removePictures(body)
  for (const one of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    rename(one, headings[one.tagName] ?? 'h4')
  for (const one of body.querySelectorAll('p.MsoTitle')) rename(one, 'h2')
  for (const one of new Set([...body.querySelectorAll('p')].map((each) => each.parentElement)))
    if (one) makeLists(one)
  return { html: body.innerHTML, pictures }
}

/** Whether pasted HTML contains only a picture, as it does when a browser copies a picture. */
export function isPictureAlone(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.trim() === '' && body.querySelectorAll('img').length === 1
}
