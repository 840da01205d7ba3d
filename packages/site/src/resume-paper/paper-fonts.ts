import { paperFontSheets } from '@titian/contract'

/**
 * Resolves when the style sheet is loaded or has failed. After a failure, the page is measured with
 * the fonts of the device.
 */
const settle = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const late = setTimeout(resolve, 5000)
    const done = () => {
      clearTimeout(late)
      resolve()
    }
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })

const settled = new WeakMap<HTMLLinkElement, Promise<void>>()

const findLink = (address: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[href="${address}"]`)

/** Loads the fonts of the PDF, so that the preview breaks lines like the PDF. */
export function loadPaperFonts(): void {
  for (const address of paperFontSheets) {
    if (findLink(address)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    settled.set(link, settle(link))
    document.head.append(link)
  }
}

/**
 * Resolves when the browser knows the fonts. The fonts that a text needs are loaded when it is laid
 * out.
 */
export async function waitForPaperFonts(): Promise<void> {
  loadPaperFonts()
  const links = paperFontSheets.flatMap((address) => findLink(address) ?? [])
  await Promise.all(links.flatMap((link) => settled.get(link) ?? []))
}
