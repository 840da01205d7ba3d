import { languages } from '@titian/contract'
import type { Page } from '@playwright/test'
import { delayRequests } from '../../support/browser/delay-requests.ts'
import { scriptsOf } from '../../support/built-files.ts'
import { expect, test } from '../../support/journey.ts'
import { captcha, demo, field, submit } from '../accounts/sign-in-page.ts'
import { listens } from './frame-page.ts'

/**
 * Delays the scripts of the site until they are released. Until then only the server-rendered page
 * exists.
 */
async function delayScripts(page: Page): Promise<() => void> {
  const { release } = await delayRequests(page, /\/assets\/.*\.js$/)
  return release
}

const signInPages = ['/login', '/login?form=regist']

const firstCourse = (page: Page) => page.locator('main a[href*="/courseDetail/"]').first()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[FRM-271] public pages are readable in every language, and their links work', async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(`/${language}/home`)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', /^(en|zh-CN|ms)$/)
      await expect(
        page.locator('header a[href$="/course"], main a[href$="/course"]'),
      ).not.toHaveCount(0)
      await page.goto(`/${language}/course`)
      const name = await firstCourse(page).innerText()
      await firstCourse(page).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/courseDetail/`))
      await expect(page.locator('main h1')).toHaveText(name)
      await page.goto(`/${language}/no/such/page`)
      await expect(page.locator('main h1')).toBeVisible()
      await page.locator('main a[href$="/home"]').click()
      await expect(page).toHaveURL(new RegExp(`/${language}/home$`))
    }
  })

  test('[FRM-271] sign-in and registration are readable in every language, and state that they need scripts @phone', async ({
    page,
  }) => {
    const titles = {
      en: ['Sign in', 'Create your account'],
      zh: ['登录', '注册账号'],
      my: ['Log masuk', 'Cipta akaun anda'],
    }
    for (const language of languages)
      for (const [at, path] of signInPages.entries()) {
        await page.goto(`/${language}${path}`)
        const name = titles[language][at] ?? ''
        await expect(page.getByRole('heading', { name, exact: true }).last()).toBeVisible()
        await expect(field(page, 'phone')).toBeVisible()
        await expect(page.locator('main form label').first()).toBeVisible()
        for (const dialog of await page.getByRole('dialog').all())
          await expect(dialog).toHaveAccessibleName(name)
        // The text is read by a script, because Playwright returns no text of an element in
        // `noscript`.
        const need = page.locator('main noscript > div')
        await expect(need).toBeVisible()
        expect(await need.evaluate((one) => one.textContent)).toContain('JavaScript')
        // The links above the page must not be covered by other elements, so one of them is
        // clicked.
        const other = page.locator('noscript nav a[hreflang]').first()
        const address = (await other.getAttribute('href')) ?? ''
        await other.click()
        await expect(page).toHaveURL(new RegExp(`${address.replaceAll('?', '\\?')}$`))
        await expect(field(page, 'phone')).toBeVisible()
      }
  })

  test('[FRM-271] the pages of the list are links @phone', async ({ page, isMobile }) => {
    await page.goto('/course?isFree=1')
    const name = await firstCourse(page).innerText()
    if (isMobile) {
      const cards = page.locator('main').getByRole('listitem')
      const before = await cards.count()
      await page.getByRole('link', { name: /^Show \d+ more/ }).click()
      await expect(page).toHaveURL(/isFree=1.*page=2|page=2.*isFree=1/)
      await expect(firstCourse(page)).toHaveText(name)
      expect(await cards.count()).toBeGreaterThan(before)
      return
    }
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/isFree=1.*page=2|page=2.*isFree=1/)
    await expect(firstCourse(page)).toBeVisible()
    expect(await firstCourse(page).innerText()).not.toBe(name)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(firstCourse(page)).toHaveText(name)
  })
})

/** Position, size, colour and font of the page's elements. */
const look = (page: Page) =>
  page
    .locator('header, main h1, main h2, main article, main form label, main form button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one)
        const box = [x, y, width, height].map(Math.round)
        return [one.tagName, ...box, color, backgroundColor, fontSize, fontWeight].join(' ')
      }),
    )

test('[FRM-282] a server-rendered page looks the same without its script, and requests no style file @phone', async ({
  page,
}) => {
  await page.goto('/course')
  const course = (await firstCourse(page).getAttribute('href')) ?? ''
  for (const path of ['/home', '/course', course, ...signInPages]) {
    await page.unrouteAll()
    await page.goto(path)
    await listens(page)
    const whole = await look(page)
    const styles: string[] = []
    // Leaves the previous page first, because it may still load styles and scripts in advance, and
    // these would count.
    await page.goto('about:blank')
    await page.route(/\.(?:css|js)(?:\?|$)/, (route) => {
      if (route.request().url().includes('.css')) styles.push(route.request().url())
      return route.abort()
    })
    await page.goto(path)
    // Elements that only a script adds come after all others, so only the first elements are
    // compared.
    const drawn = await look(page)
    expect(drawn.length).toBeGreaterThan(2)
    expect(drawn, path).toEqual(whole.slice(0, drawn.length))
    expect(styles).toEqual([])
  }
})

/**
 * In the short run each page is hydrated once in each language, on a desktop and a phone in turn.
 */
const isInTurn = (at: number, language: (typeof languages)[number], isMobile: boolean) =>
  (at + languages.indexOf(language)) % 2 === Number(isMobile)

for (const [which, tag] of [
  ['in turn', '@phone'],
  ['of the other device', '@phone @long'],
] as const)
  test(`[FRM-272] the browser hydrates server-rendered pages without reporting a difference: pages and languages ${which} ${tag}`, async ({
    page,
    isMobile,
  }) => {
    const said: string[] = []
    page.on('console', (message) => {
      // The browser logs an error, because playwright.config.ts blocks service workers.
      if (!message.text().startsWith('Service Worker registration blocked'))
        said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto('/course')
    const course = (await firstCourse(page).getAttribute('href')) ?? ''
    const paths = ['/home', '/course', '/course?page=2&isFree=1', course, ...signInPages]
    for (const [at, path] of paths.entries())
      for (const language of languages) {
        if (isInTurn(at, language, isMobile) !== (which === 'in turn')) continue
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        const release = await delayScripts(page)
        await page.goto(`/${language}${path}`, { waitUntil: 'commit' })
        await expect(page.locator('main h1')).toBeVisible()
        // If the footer disappeared for a moment, the content at the end of the page would move.
        const drawn = await page.locator('main h1, footer').elementHandles()
        release()
        await listens(page)
        // The code of the notifications is loaded when the person first uses the page, after
        // everything that the page shows.
        await page.keyboard.press('Shift')
        await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' })
        // The elements from the server must still be in the document, and not replaced by new
        // elements.
        for (const one of drawn)
          expect(await one.evaluate((element) => element.isConnected), path).toBe(true)
      }
    expect(said).toEqual([])
  })

test('[FRM-320] the scripts of a server-rendered page wait for its pictures, for an action, or for a second @phone-long', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await page.clock.install()
  // Stops the clock of the page, so that the journey decides when time passes.
  await page.clock.pauseAt(Date.now() + 60_000)
  const openWithDelayedPictures = async () => {
    await page.goto('about:blank')
    const { release } = await delayRequests(page, /\/art\//)
    await page.goto('/course', { waitUntil: 'commit' })
    await expect(page.locator('main h1')).toBeVisible()
    await page.locator('#own-scripts + script').waitFor({ state: 'attached' })
    await page.clock.runFor(900)
    expect(scripts).toEqual([])
    return release
  }
  const started = async (release: () => void) => {
    await expect.poll(() => scripts.length).toBeGreaterThan(2)
    release()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    scripts.length = 0
  }
  const late = await openWithDelayedPictures()
  await page.clock.runFor(200)
  await started(late)

  const pressed = await openWithDelayedPictures()
  await page.keyboard.press('Shift')
  await started(pressed)

  const painted = await openWithDelayedPictures()
  painted()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('img[fetchpriority="high"]')].every(
          (picture) => (picture as HTMLImageElement).complete,
        ),
      ),
    )
    .toBe(true)
  await page.clock.runFor(50)
  await started(painted)
})

test('[FRM-273] clicks and input before hydration take effect afterwards @phone', async ({
  page,
  isMobile,
}) => {
  const release = await delayScripts(page)
  await page.goto('/course', { waitUntil: 'commit' })
  const search = page.locator('main input').first()
  await search.fill('photo')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  else await page.locator('header').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(search).toHaveValue('photo')
  await page.keyboard.press('Escape')
  await search.press('Enter')
  await expect(page).toHaveURL(/courseName=photo/)
})

test('[FRM-273] a click on a part whose code loads later takes effect when it has loaded', async ({
  page,
}) => {
  const { release } = await delayRequests(
    page,
    scriptsOf(/\/header-advert-button\.tsx$/, /\/school-footer\.tsx$/),
  )
  await page.goto('/course')
  const advert = page.locator('header').getByRole('button', { name: 'Your week at a glance' })
  const link = page.locator('header').getByRole('link', { name: /Your week at a glance/ })
  await advert.click()
  await listens(page)
  await advert.click()
  await expect(link).toHaveCount(0)
  release()
  await expect(link).toBeVisible()
})

test('[FRM-273] the space bar ticks a filter before hydration', async ({ page }) => {
  await delayScripts(page)
  await page.goto('/course', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^English/ }).press('Space')
  await expect(page).toHaveURL(/courseLanguage=en/)
  await expect(page.getByRole('checkbox', { name: /^English/ })).toBeChecked()
})

test('[ACC-228] following a link before hydration keeps the campus of the address', async ({
  page,
}) => {
  await delayScripts(page)
  await page.goto('/course?scId=campus-7', { waitUntil: 'commit' })
  const name = await firstCourse(page).innerText()
  await firstCourse(page).click()
  await expect(page.locator('main h1')).toHaveText(name)
  const stored = await page.evaluate(() => sessionStorage.getItem('titian.of.visitor.scId'))
  expect(JSON.parse(stored ?? '')).toMatchObject({ version: 1, value: 'campus-7' })
})

test('[FRM-273] scrolling before hydration keeps the scroll position', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.locator('main a[href*="/courseDetail/"]').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(400)
  release()
  // This button needs scripts, and is far below the top of the page.
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('[FRM-273] input of the sign-in form before hydration is used for signing in @phone-long', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/login?url=%2Fcourse', { waitUntil: 'commit' })
  await page.getByText('Teacher', { exact: true }).click()
  await page.getByLabel('Remember me').check()
  await page.getByLabel('Country code').selectOption('86')
  await page.getByLabel('Country code').selectOption('60')
  await field(page, 'phone').fill(demo.teacher)
  await field(page, 'password').pressSequentially(demo.password.slice(0, 6))
  await field(page, 'password').evaluate((one) =>
    one.addEventListener('blur', () => one.setAttribute('data-lost', '')),
  )
  release()
  // A field in which the person types keeps the focus during the hydration and after it.
  for (const letter of demo.password.slice(6)) await page.keyboard.type(letter, { delay: 40 })
  await listens(page)
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible()
  await expect(field(page, 'password')).not.toHaveAttribute('data-lost')
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'password')).toHaveValue(demo.password)
  await expect(field(page, 'phone')).toHaveValue(demo.teacher)
  await expect(page.getByLabel('Teacher')).toBeChecked()
  await expect(page.getByLabel('Remember me')).toBeChecked()
  // A teacher cannot register, so there is no button for it.
  await expect(page.getByRole('button', { name: 'Register for free' })).toHaveCount(0)
  await field(page, 'captcha').fill(captcha)
  const sent = page.waitForRequest(/\/teacherLogin/)
  await submit(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    phone: demo.teacher,
    areaCode: '60',
    isRemeber: true,
  })
  await expect(page).toHaveURL(/\/course$/)
})

test('[FRM-273] [ACC-093] a field that lost the focus before hydration is checked afterwards', async ({
  page,
}) => {
  const release = await delayScripts(page)
  await page.goto('/login?form=regist', { waitUntil: 'commit' })
  await field(page, 'phone').fill(demo.student)
  await field(page, 'smsCode').focus()
  release()
  await expect(page.getByText('This phone number is already registered.')).toBeVisible()
  await expect(field(page, 'smsCode')).toBeFocused()
})

test('[FRM-273] [FRM-185] a begun registration continues after a reload, and an early tick counts @phone-long', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await page.goto('/login?form=regist')
  await listens(page)
  await field(page, 'name').fill('Nur Aina')
  await field(page, 'phone').fill('1123456789')
  await page.getByLabel('Country code').selectOption('86')
  await page.reload()
  await listens(page)
  await expect(field(page, 'name')).toHaveValue('Nur Aina')
  await expect(page.getByLabel('Country code')).toHaveValue('86')
  const release = await delayScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await field(page, 'phone').fill('1198765432')
  await field(page, 'agreement').check()
  release()
  await listens(page)
  await expect(field(page, 'name')).toHaveValue('Nur Aina')
  await expect(field(page, 'phone')).toHaveValue('1198765432')
  await submit(page).click()
  // All other fields are still missing, but the tick that was set before the hydration is kept.
  await expect(page.locator('#root')).toContainText('Please enter your password')
  await expect(field(page, 'agreement')).toBeChecked()
  await expect(page.getByText(/agree .* first/i)).toHaveCount(0)
  expect(said).toEqual([])
})

test('[FRM-272] a sign-in page rendered for a person with a session redirects @phone-only', async ({
  page,
  context,
  baseURL,
}) => {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (/hydrat|React/i.test(message.text())) said.push(message.text())
  })
  await context.addCookies([{ name: 'isLogin', value: '1', url: baseURL ?? '' }])
  await page.goto('/login?url=%2Fcourse')
  await expect(page).toHaveURL(/\/course$/)
  await expect(page.locator('main h1')).toBeVisible()
  expect(said).toEqual([])
})

test('[FRM-283] content below the first screen is there at once, and its code loads with the first use @phone-long', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const code = scriptsOf(/\/lower-sections\.tsx$/, /\/toast-layer\.tsx$/, /\/school-footer\.tsx$/)
  const later = () => asked.filter((url) => code.test(url))
  await page.goto('/home')
  await listens(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('main a[href*="/courseDetail/"]').first()).toBeAttached()
  expect(later()).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => later().length).toBe(3)
})
