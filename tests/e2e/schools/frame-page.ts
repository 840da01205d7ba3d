import { expect, type Page } from '@playwright/test'

interface Menu {
  menuName: string
  menuUrl: string
  openMode: string
  explain: string | null
  parameterInterface: string | null
  active: boolean
  childMenuList: { childMenuName: string; childMenuUrl: string; openMode: string }[]
}

export const menu = (menuName: string, more: Partial<Menu> = {}): Menu => ({
  menuName,
  menuUrl: '/course',
  openMode: '_self',
  explain: null,
  parameterInterface: null,
  active: true,
  childMenuList: [],
  ...more,
})

interface FirstData {
  school: { menus: Menu[]; baseInfo: Record<string, unknown>; initial: Record<string, unknown> }
}

/**
 * Changes the school's data in the responses for this page only, so that other journeys are not
 * affected.
 */
export async function withSchool(page: Page, change: (first: FirstData) => void): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /(id="first-data">)([^<]*)(<)/,
      (_all, before: string, json: string, after: string) => {
        const first = JSON.parse(json) as FirstData
        change(first)
        return before + JSON.stringify(first).replaceAll('<', '\\u003c') + after
      },
    )
    return route.fulfill({ response, body: html })
  })
}

export const withMenus = (page: Page, menus: Menu[]) =>
  withSchool(page, (first) => {
    first.school.menus = menus
  })

/** The state that the page publishes for tests (apps/web/src/app/early-acts.ts). */
interface ListeningPage {
  earlyActs?: { isOver: boolean }
}

/**
 * Waits until the page is hydrated. Before the hydration a link would load the next page from the
 * server.
 */
export const listens = (page: Page) =>
  page.waitForFunction(() => (globalThis as ListeningPage).earlyActs?.isOver)

/** Opens a page and waits until it is idle and interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await listens(page)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
