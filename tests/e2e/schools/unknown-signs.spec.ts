import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
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

/** Pages of one thing, which is identified by its sealed id. */
const signedPages = (Object.keys(pages) as PageName[])
  .map((name) => pages[name])
  .filter(({ path }) => path.includes('$sign'))

test('[FRM-028] [FRM-192] an unknown sign gives the not-found page with header and links, in every language, loaded or navigated to @long', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const loaded = await context.newPage()
  const led = await context.newPage()
  const problems: string[] = []
  for (const page of [loaded, led]) page.on('pageerror', (error) => problems.push(error.message))
  // A page that is rendered from the beginning requests the missing object once more.
  let opened = ''
  const missing: string[] = []
  for (const [name, page] of Object.entries({ loaded, led }))
    page.on('response', (response) => {
      if (response.status() === 404 && response.url().includes('/api/'))
        missing.push(`${name} ${opened} ${response.url()}`)
    })
  const showsNotFound = async (page: Page, path: string, title: string) => {
    await expect(page.locator('main h1'), path).toContainText(title)
    await expect(page.locator('header').first(), path).toBeVisible()
    await expect(page.locator('main a[href$="/home"]'), path).toBeVisible()
  }
  const goOnTo = (path: string) => led.evaluate((to) => history.pushState(null, '', to), path)
  await led.goto('/en/course')
  const languages = Object.entries(notFoundTitles)
  for (const [at, { path }] of signedPages.entries()) {
    const unknown = path.replace('$sign', 'AAAAAAAAAAAAAAAAAAAAAA')
    // The page "not found" is the same for every kind of sealed id, so each language is tested with
    // a third of the kinds.
    const [language, title] = languages[at % languages.length] ?? ['en', notFoundTitles.en]
    opened = unknown
    await loaded.goto(`/${language}${unknown}`)
    await showsNotFound(loaded, unknown, title)
    // Opens the address from another page of the site, as a link in a message does.
    await expect(led.locator('h1').first()).toHaveText('Courses')
    await goOnTo(`/en${unknown}`)
    await showsNotFound(led, unknown, notFoundTitles.en)
    await goOnTo('/en/course')
  }
  expect(problems).toEqual([])
  expect(missing).not.toEqual([])
  expect(missing).toEqual([...new Set(missing)])
  await context.close()
})
