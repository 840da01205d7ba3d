import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type PageName, pages } from '../../../apps/web/src/app/paths.ts'
import { signInAs } from '../../support/signed-in.ts'

const siteTexts = (file: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/site/src/texts/${file}.json`, import.meta.url), 'utf8'),
  ) as { notFound: { title: string } }
const notFoundTitles = {
  en: siteTexts('en').notFound.title,
  zh: siteTexts('zh').notFound.title,
  my: siteTexts('ms').notFound.title,
}

/** Pages of one thing, which is opened by its sign. */
const signedPages = (Object.keys(pages) as PageName[])
  .map((name) => pages[name])
  .filter(({ path }) => path.includes('$sign'))

test('[FRM-028] [FRM-192] a sign that names nothing gives the not-found page with header and ways on, in every language, loaded or led to', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const showsNotFound = async (path: string, title: string) => {
    await expect(page.locator('main h1'), path).toContainText(title)
    await expect(page.locator('header').first(), path).toBeVisible()
    await expect(page.locator('main a[href$="/home"]'), path).toBeVisible()
  }
  const languages = Object.entries(notFoundTitles)
  for (const [at, { path }] of signedPages.entries()) {
    // The page is the same for every kind of sign, so that each language is tried on a third of them.
    const [language, title] = languages[at % languages.length] ?? ['en', notFoundTitles.en]
    const address = `/${language}${path.replace('$sign', 'AAAAAAAAAAAAAAAAAAAAAA')}`
    await page.goto(address)
    await showsNotFound(address, title)
    // Led to from another page of the site, as by a link of a message.
    await page.goto('/en/course')
    await expect(page.locator('h1').first()).toBeVisible()
    await page.evaluate(
      (to) => history.pushState(null, '', to),
      `/en${path.replace('$sign', 'AAAAAAAAAAAAAAAAAAAAAA')}`,
    )
    await showsNotFound(path, notFoundTitles.en)
  }
  expect(problems).toEqual([])
  await context.close()
})
