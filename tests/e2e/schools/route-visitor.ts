import { expect, type Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'
import { everyRule, violationsOf } from '../../support/browser/axe.ts'

export const languages = ['en', 'zh', 'my'] as const
export type PageLanguage = (typeof languages)[number]
/**
 * The device of each language, as a tag of the test's title. English on a desktop and Malay on a
 * phone visit each page once on each device; Malay has the longest words, so it is tested where
 * space is smallest. The long run adds Chinese, and English on a phone.
 */
export const devices = { en: ' @phone-long', zh: ' @long', my: ' @phone-only' } as const
const htmlLanguages = { en: 'en', zh: 'zh-CN', my: 'ms' } as const

/**
 * The rules that a translation can break: accessible names, whether they contain the visible text,
 * and the language of the page.
 */
const rulesOfWords: RunOnly = {
  type: 'rule',
  values: [
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-toggle-field-name',
    'aria-tooltip-name',
    'button-name',
    'document-title',
    'frame-title',
    'html-has-lang',
    'html-lang-valid',
    'image-alt',
    'input-button-name',
    'label',
    'label-content-name-mismatch',
    'link-name',
    'select-name',
    'summary-name',
    'svg-img-alt',
    'valid-lang',
  ],
}

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a name of the page's global object.
  var leftHeading: { element: Element | null; text: string | null | undefined } | undefined
}

/**
 * Checks the condition at every frame. Checking a few times a second would take longer than the
 * pages do.
 */
async function waitForContent(page: Page) {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    const left = globalThis.leftHeading
    const isNew = heading && (heading !== left?.element || heading.textContent !== left.text)
    return isNew && heading.checkVisibility() && !document.querySelector('main [aria-busy="true"]')
  })
}

/** Navigates within the loaded site, like a click on a link. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    const element = document.querySelector('h1')
    globalThis.leftHeading = { element, text: element?.textContent }
    if (to.includes('#')) location.hash = to.replace(/^.*#/, '')
    else history.pushState(null, '', to)
  }, path)
}

/**
 * The part of an address in which pages differ: the part after the # on a staff site, and the whole
 * path on the student site.
 */
async function go(page: Page, path: string, mayFollow: boolean) {
  const present = new URL(page.url(), 'http://none').pathname
  const [site = ''] = path.split(/[?#]/)
  const isOfSite = path.includes('#') ? present === site : mayFollow && present !== site
  await (isOfSite && page.url() !== 'about:blank' ? follow(page, path) : page.goto(path))
}

/** Words that are cut off at the edge of their element without an ellipsis. */
const wordsCutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      if (!text || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { right, width } = range.getBoundingClientRect()
      for (let edge = node.parentElement; edge && width > 1; edge = edge.parentElement!) {
        const { overflowX, textOverflow } = getComputedStyle(edge)
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break
        if (overflowX === 'visible') continue
        const shown = edge.getBoundingClientRect()
        // An element of one pixel contains text for screen readers only, and may cut it off.
        if (shown.width > 1 && right > shown.right + 1) cut.push(text.slice(0, 40))
        break
      }
    }
    return cut
  })

/**
 * A window that navigates from page to page like a person's window, and collects the problems of
 * all pages.
 */
export class RouteVisitor {
  private problems: string[] = []
  private readonly page: Page
  private readonly language: PageLanguage
  private readonly rules: RunOnly

  /**
   * `everyRuleIn`: the languages in which all rules of axe are checked instead of the word rules
   * only.
   */
  constructor(page: Page, language: PageLanguage, everyRuleIn: readonly PageLanguage[] = ['en']) {
    this.page = page
    this.language = language
    this.rules = everyRuleIn.includes(language) ? everyRule : rulesOfWords
    page.on('pageerror', (error) => this.problems.push(`script: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
        this.problems.push(message.text())
    })
  }

  /**
   * False: the window navigates to the page within the loaded site. Otherwise the page is loaded
   * from the server.
   */
  async visit(path: string, { loaded = true } = {}) {
    const { page } = this
    this.problems = []
    await go(page, path, !loaded)
    await waitForContent(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(htmlLanguages[this.language])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (sideways > 0) this.problems.push(`scrolls sideways by ${sideways} px`)
    for (const words of await wordsCutOff(page)) this.problems.push(`cuts off "${words}"`)
    this.problems.push(...(await violationsOf(page, this.rules)))
    expect(this.problems, path).toEqual([])
  }
}
