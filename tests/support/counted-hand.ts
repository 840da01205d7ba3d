import type { Locator } from '@playwright/test'

/**
 * Counts the clicks and keys that a task costs a person. The keyboard reaches fields by Tab, and
 * opens lists and chooses from them.
 */
export class CountedHand {
  clicks = 0
  keys = 0

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.clicks += 2
    await list.selectOption({ label })
  }

  async write(field: Locator, text: string): Promise<void> {
    this.keys += text.length
    await field.fill(text)
  }

  async press(field: Locator, key: string): Promise<void> {
    this.keys += 1
    await field.press(key)
  }
}
