import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

test.describe.configure({ mode: 'parallel' })

const widths = [768, 820, 1024, 1280]

const lists = {
  teacher: {
    site: '/teacher/',
    plain: [
      '/teachingCenter',
      '/questionBank',
      '/examinations',
      '/records',
      '/waiting',
      '/handIns',
      '/trainings',
      '/articles',
      '/openQuestions',
      '/rubrics',
    ],
    ofCourse: [
      '/members/$sign',
      '/homework/$sign',
      '/statistics/$sign?list=progress',
      '/statistics/$sign?list=examinations',
      '/statistics/$sign?list=records',
    ],
  },
  staff: {
    site: '/admin/',
    plain: [
      '/people',
      '/orders',
      '/supervision',
      '/roster',
      '/pass-rates',
      '/teachers',
      '/reviews',
      '/audit-log',
      '/certificates',
      '/certificates/courses',
      '/activation-codes',
      '/discount-codes',
      '/coins',
      '/trainings',
      '/mails',
      '/articles',
      '/employment/companies',
      '/employment/posts',
      '/employment/applications',
    ],
    ofCourse: [],
  },
} as const

async function pathsOf(context: BrowserContext, who: keyof typeof lists): Promise<string[]> {
  const { site, plain, ofCourse } = lists[who]
  const paths: string[] = [...plain]
  if (ofCourse.length > 0) {
    const { list } = await call<{ list: { courseIdSign: string }[] }>(
      context,
      '/course/listHandIns',
      { page: 1, size: 1 },
    )
    paths.push(...ofCourse.map((path) => path.replace('$sign', list[0]?.courseIdSign ?? '')))
  }
  return paths.map((path) => `${site}#${path}`)
}

/**
 * Opens a list without loading the site again, and waits until the previous list has disappeared.
 */
async function open(page: Page, path: string): Promise<void> {
  // Two lists of the same page have the same heading, so the second one is loaded from the server.
  if (page.url().includes(path.replace(/\?.*$/, ''))) await page.goto('about:blank')
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('main h1')) title.setAttribute('data-former', '')
  })
  await (page.url() === 'about:blank'
    ? page.goto(path)
    : page.evaluate((to) => (location.hash = to.replace(/^.*#/, '')), path))
  await page.waitForFunction(
    () =>
      document.querySelector('main h1:not([data-former])') &&
      document.querySelector('main :is(table, h2)') &&
      !document.querySelector('main [aria-busy="true"]'),
  )
}

/**
 * Words in a table that the next cell covers, and tables that are wider than their visible part.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const wordsIn = (cell: Element) => {
      const rects: DOMRect[] = []
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Texts for screen readers only are left out, because they are not visible.
        if (node.parentElement?.closest('.visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        rects.push(...range.getClientRects())
      }
      return rects.filter(({ width, height }) => width > 1 && height > 1)
    }
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.right > other.left + 1 &&
      one.left < other.right - 1 &&
      one.bottom > other.top + 1 &&
      one.top < other.bottom - 1
    const isCovered = (cell: Element) => {
      const later = [...(cell.parentElement?.children ?? [])]
        .filter((one) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((one) => one.getBoundingClientRect())
      return wordsIn(cell).some((words) => later.some((other) => isOver(words, other)))
    }
    for (const table of document.querySelectorAll<HTMLElement>('main table')) {
      const room = table.parentElement as HTMLElement
      const name = table.getAttribute('aria-label') ?? 'table'
      const beyond = room.scrollWidth - room.clientWidth
      if (beyond > 1 && !room.closest('[data-beyond]')) found.add(`${name}: ${beyond} px unseen`)
      for (const cell of table.querySelectorAll('tbody td'))
        if (isCovered(cell)) found.add(`${name}: "${cell.textContent?.slice(0, 30)}" is covered`)
    }
    return [...found].slice(0, 5)
  })

for (const who of ['teacher', 'staff'] as const)
  test(`[FRM-448] no list of the ${who} has overlapping columns, from a tablet to a laptop`, async ({
    page,
  }) => {
    await signInAs(page.context(), who)
    const bad: string[] = []
    for (const path of await pathsOf(page.context(), who)) {
      await page.setViewportSize({ width: widths[0] ?? 768, height: 900 })
      await open(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => faults(page), { timeout: 1500 })
          .toEqual([])
          .catch(async () => {
            for (const fault of await faults(page)) bad.push(`${path} at ${width}: ${fault}`)
          })
      }
    }
    expect(bad).toEqual([])
  })

/** The vertical position of the list's first row; undefined without rows. */
const firstRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('main tbody tr')
    return row ? Math.round(row.getBoundingClientRect().top + scrollY) : undefined
  })

for (const who of ['teacher', 'staff'] as const)
  test(`[FRM-449] the lists of the ${who} begin high on a phone`, async ({ page }) => {
    await signInAs(page.context(), who)
    await page.setViewportSize({ width: 390, height: 844 })
    const late: string[] = []
    for (const path of await pathsOf(page.context(), who)) {
      await open(page, path)
      const top = (await firstRow(page)) ?? 0
      // The lists of a course start lower, because charts come first. On the start page of
      // teachers, the numbers of waiting work come before the courses.
      const most = path.includes('/teachingCenter') ? 844 : 420
      if (top > most && !path.includes('/statistics/')) late.push(`${path} begins at ${top}`)
    }
    expect(late).toEqual([])
  })
