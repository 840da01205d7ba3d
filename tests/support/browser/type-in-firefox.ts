import type { Locator, Page } from '@playwright/test'

const typed = /^(?:text|password|search|tel|email|url|number)$/

let isTyping = false

/**
 * Types the text by keyboard, because Firefox's driver sets a field's value in a way that React
 * does not notice.
 */
export function typeInFirefox(page: Page): void {
  if (isTyping) return
  isTyping = true
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  const fill = locators.fill
  locators.fill = async function (value, options) {
    // Reads the attribute and not the property, because the content policy of the page forbids
    // Playwright to run code.
    const kind = await this.getAttribute('type', options)
    if (kind !== null && !typed.test(kind)) return fill.call(this, value, options)
    await this.focus(options)
    const { keyboard } = this.page()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.press('Delete')
    await keyboard.type(value)
  }
}
