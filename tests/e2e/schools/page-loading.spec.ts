import { pages } from '../../../apps/web/src/app/paths.ts'
import { scriptsOf } from '../../support/built-files.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

test('[FRM-217] a page whose code is still loading shows its skeleton', async ({
  page,
  context,
}) => {
  await signInAs(context, 'student')
  let release: () => void = () => undefined
  let released = Promise.resolve()
  const delayCode = () => {
    released = new Promise((resolve) => (release = resolve))
  }
  await page.route(scriptsOf(/-page\.tsx$/), async (route) => {
    await released
    await route.fallback()
  })
  const outline = page.locator('main [aria-busy="true"]').first()
  const showsOutline = async (path: string) => {
    // The placeholders of the page have replaced the placeholders of the whole site.
    const height = async () =>
      (await outline.boundingBox({ timeout: 1000 }).catch(() => null))?.height
    await expect.poll(height, path).toBeGreaterThan(100)
    release()
    await expect(page.locator('h1').first(), path).toBeVisible()
  }
  for (const { path } of [pages.learningCenter, pages.message, pages.account, pages.courseList]) {
    delayCode()
    await page.goto(path, { waitUntil: 'commit' })
    await showsOutline(path)
  }
  // Opens the page from another page, so that the code of the site is loaded and only the code of
  // the page is missing.
  await page.goto('/agreement')
  delayCode()
  await page.evaluate((to) => history.pushState(null, '', to), pages.learningCourses.path)
  await showsOutline(pages.learningCourses.path)
})
