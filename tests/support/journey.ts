import { type BrowserContext, test as base } from '@playwright/test'
import { waitForFocusChecks, watchContext } from './browser/focus-watch.ts'
import { typeInFirefox } from './browser/type-in-firefox.ts'

/** `test.use(moving)` shows the page with animations, which the journeys otherwise switch off. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The test of every journey, which also watches the focus. */
export const test = base.extend<{ focus: Set<string> }>({
  focus: [
    async ({ browser, browserName }, use, info) => {
      const lost = new Set<string>()
      const opened: BrowserContext[] = []
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (browserName === 'firefox') context.once('page', typeInFirefox)
        await watchContext(context, lost)
        opened.push(context)
        return context
      }
      await use(lost)
      browser.newContext = open
      await Promise.all(opened.map(waitForFocusChecks))
      if (lost.size > 0 && info.status === 'passed')
        throw new Error(`The focus was lost (FRM-213):\n${[...lost].join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
