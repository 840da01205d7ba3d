import { paperFontSheets } from '@titian/contract'

/** Loads the fonts that the PDF is printed with, so that the lines of the preview break as those of the PDF. */
export function loadPaperFonts(): void {
  for (const address of paperFontSheets) {
    if (document.head.querySelector(`link[href="${address}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  }
}

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    if (link.sheet) return resolve()
    // A page whose fonts cannot be loaded is measured with those of the machine.
    const late = setTimeout(resolve, 5000)
    const done = () => {
      clearTimeout(late)
      resolve()
    }
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })

/** Ends when the browser knows the fonts; those of a text are loaded once it is laid out. */
export async function waitForPaperFonts(): Promise<void> {
  loadPaperFonts()
  // Other programs than a browser, as those of tests, load no style sheets.
  if (!document.fonts) return
  const links = paperFontSheets.flatMap(
    (address) => document.head.querySelector<HTMLLinkElement>(`link[href="${address}"]`) ?? [],
  )
  await Promise.all(links.map(loaded))
}
