import { type BrowserContext, test as base } from '@playwright/test'
import { settleContext, watchContext } from './focus-watch.ts'

/** Places that still lose the focus, each with the reason why it may for now. */
const allowed: RegExp[] = []

/** Whether a lost focus fails the journey; until every place is mended it is told and nothing more. */
const isStrict = process.env.FOCUS === 'strict'

/** The test of every journey: it also looks after the focus. */
export const test = base.extend<{ focus: Set<string> }>({
  focus: [
    async ({ browser }, use, info) => {
      const lost = new Set<string>()
      const opened: BrowserContext[] = []
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await watchContext(context, lost)
        opened.push(context)
        return context
      }
      await use(lost)
      browser.newContext = open
      await Promise.all(opened.map(settleContext))
      const places = [...lost].filter((place) => !allowed.some((one) => one.test(place)))
      for (const place of places) {
        info.annotations.push({ type: 'focus lost', description: place })
        console.warn(`focus lost in "${info.title}" (${info.project.name}): ${place}`)
      }
      if (isStrict && places.length > 0 && info.status === 'passed')
        throw new Error(`The focus was lost:\n${places.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
