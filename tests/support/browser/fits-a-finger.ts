import { expect, type Page } from '@playwright/test'

/** Lists controls that are too small, and texts that are cut off, one line each. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const least = 44
    const viewportWidth = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > viewportWidth)
      found.push('the page scrolls sideways')
    const nameOf = (element: HTMLElement) =>
      element.getAttribute('aria-label') ?? (element.innerText.trim() || element.tagName)
    // Leaves out links within a text, which are only as high as the line, and elements that only
    // the keyboard reaches.
    const isMeant = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().bottom > 0 &&
      getComputedStyle(element).display !== 'inline' &&
      !element.closest('.visually-hidden')
    const controls = 'button, a[href], input, select, textarea, [role="tab"]'
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      const isMark = element.matches('[type="radio"], [type="checkbox"]')
      const target = isMark
        ? (element.closest<HTMLElement>('[class*="-body"]') ??
          document.querySelector<HTMLElement>(`label[for="${element.id}"]`) ??
          element)
        : element
      const { width, height } = target.getBoundingClientRect()
      if (isMeant(target) && (width < least - 0.5 || height < least - 0.5))
        found.push(`${nameOf(element)}: ${Math.round(width)} x ${Math.round(height)}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, label')) {
      const isCut = getComputedStyle(element).overflowX === 'hidden'
      if (isCut && isMeant(element) && element.scrollWidth > element.clientWidth + 1)
        found.push(`${nameOf(element)} is cut`)
    }
    return found
  })

/**
 * Checks a page for touch screens: it does not scroll sideways, each control has at least 44 x 44
 * pixels, no name is cut off.
 */
export async function expectFitForFingers(page: Page, where: string): Promise<void> {
  await expect.poll(() => misfits(page), where).toEqual([])
}
