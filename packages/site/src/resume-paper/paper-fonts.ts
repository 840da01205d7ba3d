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
