import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { unique } from '../../support/new-names.ts'
import { consoleAs, contextAt, openConsole, otherStaff, save } from './setup-page.ts'
import { expect, test } from '../../support/journey.ts'

async function goToMenus(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('link', { name: 'Menus', exact: true }).click()
}

/** The journey changes and restores the second school, so only one device may run it. */
test.describe('the settings of a school', () => {
  test.describe.configure({ mode: 'serial' })
  let staffContext: BrowserContext | undefined
  // All journeys of this group share one sign-in, as a member of staff would sign in once.
  const signedIn = async (browser: Browser, baseURL: string | undefined) =>
    (staffContext ??= await otherStaff(browser, baseURL))
  const closePages = (context: BrowserContext) =>
    Promise.all(context.pages().map((page) => page.close()))

  test('[FRM-124] [FRM-189] the licence number is in the footer while it is set, separate from the registration number of the host', async ({
    browser,
    baseURL,
  }) => {
    const context = await signedIn(browser, baseURL)
    const page = await openConsole(context, '/settings', 'School settings')
    const licence = page.getByLabel('Licence number')
    const before = await licence.inputValue()
    const site = await context.newPage()
    const footer = site.locator('footer')
    const number = unique('JPK')
    await licence.fill(number)
    await save(page)
    await site.goto('/en/home')
    await expect(footer.getByText(number)).toBeVisible()
    await expect(footer.getByText('SSM 201901000000 (0000000-K)', { exact: true })).toBeVisible()
    await licence.fill('')
    await save(page)
    await site.reload()
    await expect(footer.getByText('SSM 201901000000 (0000000-K)', { exact: true })).toBeVisible()
    await expect(footer.getByText(/licen[cs]e/i)).toHaveCount(0)
    await licence.fill(before)
    await save(page)
    await closePages(context)
  })

  test('[FRM-015] prices use the symbol of the chosen currency, in any language of the visitor', async ({
    browser,
    baseURL,
  }) => {
    const context = await signedIn(browser, baseURL)
    const page = await openConsole(context, '/settings', 'School settings')
    const currency = page.getByLabel('Currency')
    const before = await currency.inputValue()
    await currency.selectOption('SGD')
    await expect(page.getByText('S$120.00')).toBeVisible()
    await save(page)
    const site = await context.newPage()
    for (const language of ['en', 'zh', 'my']) {
      await site.goto(`/${language}/course`)
      await expect(site.getByText(/^S\$\s?\d/).first()).toBeVisible()
      await expect(site.getByText(/^RM\s?\d/)).toHaveCount(0)
    }
    await currency.selectOption(before)
    await save(page)
    await closePages(context)
  })

  test('[FRM-093] [FRM-188] menus of the console are the navigation of the site; an unsafe address is refused at its field', async ({
    browser,
    baseURL,
  }) => {
    const context = await signedIn(browser, baseURL)
    const page = await openConsole(context, '/menus', 'Menus')
    const name = unique('Partner')
    await page.getByRole('button', { name: 'Add a menu', exact: true }).click()
    const row = page.getByRole('list', { name: 'Menus' }).locator('> li').last()
    const first = row.getByRole('group', { name: 'Name' }).getByRole('textbox').first()
    await expect(first).toBeFocused()
    await first.fill(name)
    const address = row.getByRole('combobox', { name: 'Address', exact: true })
    await address.fill('javascript:alert(1)')
    await row.getByLabel('A new window').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row.getByText('Start with / for a page of this site')).toBeVisible()
    await expect(address).toBeFocused()
    await address.fill('https://partner.example/')
    const up = page.getByRole('button', { name: `Move up: ${name}` })
    while ((await up.getAttribute('aria-disabled')) === null) await up.click()
    await save(page)

    const site = await context.newPage()
    await site.goto('/en/home')
    const link = site.getByRole('banner').getByRole('navigation').getByRole('link').first()
    await expect(link).toHaveText(name)
    await expect(link).toHaveAttribute('href', 'https://partner.example/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)

    // Only the page in front has the focus, so the page is brought to the front.
    await page.bringToFront()
    await page.getByRole('button', { name: `Remove: ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Add a menu', exact: true })).toBeFocused()
    await save(page)
    await site.reload()
    await expect(site.getByRole('navigation').first()).toBeVisible()
    await expect(site.getByText(name)).toHaveCount(0)
    await closePages(context)
  })

  test('[FRM-136] [CNT-086] the home page shows the visible sections of the console in order, first in the preview of desktop and phone', async ({
    browser,
    baseURL,
  }) => {
    const context = await signedIn(browser, baseURL)
    const page = await openConsole(context, '/home-page', 'Home page')
    const site = await context.newPage()
    const groups = site.locator('#home-groups')
    const fresh = site.locator('#home-new')
    const isAbove = async (one: Locator, other: Locator) =>
      ((await one.boundingBox())?.y ?? 0) < ((await other.boundingBox())?.y ?? 0)
    await site.goto('/en/home')
    await expect(fresh).toBeVisible()
    expect(await isAbove(groups, fresh)).toBe(true)

    const up = page.getByRole('button', { name: 'Move up: New courses' })
    await page.bringToFront()
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^New courses is now 2 of \d$/)).toBeAttached()
    await expect(up).toBeFocused()
    const preview = page.frameLocator('iframe')
    const width = () => preview.locator('html').evaluate(() => innerWidth)
    const isPreviewed = () =>
      isAbove(preview.locator('#home-new'), preview.locator('#home-groups')).catch(() => false)
    await expect.poll(isPreviewed).toBe(true)
    expect(await width()).toBe(1280)
    await page.getByText('Phone', { exact: true }).click()
    await expect.poll(width).toBe(390)
    await expect.poll(isPreviewed).toBe(true)
    // The other page still shows the saved value, because nothing was saved yet.
    await site.reload()
    await expect(fresh).toBeVisible()
    expect(await isAbove(groups, fresh)).toBe(true)
    await page.bringToFront()
    await save(page)
    await site.reload()
    await expect(fresh).toBeVisible()
    expect(await isAbove(fresh, groups)).toBe(true)

    const shown = page.getByRole('switch', { name: 'Show: Course groups' })
    await shown.click({ force: true })
    await save(page)
    await site.reload()
    await expect(fresh).toBeVisible()
    await expect(groups).toHaveCount(0)

    await shown.click({ force: true })
    await page.getByRole('button', { name: 'Move down: New courses' }).click()
    await save(page)
    await closePages(context)
  })

  test('a parallel save is shown beside the own input, and nothing is overwritten before the choice', async ({
    browser,
    baseURL,
  }) => {
    const context = await signedIn(browser, baseURL)
    const mine = await openConsole(context, '/settings', 'School settings')
    const otherPage = await openConsole(context, '/settings', 'School settings')
    const phone = (page: Page) => page.getByLabel('Phone', { exact: true })
    const before = await phone(mine).inputValue()
    await phone(otherPage).fill('+60 5 111 1111')
    const number = (page: Page) => page.getByLabel('Licence number')
    const oldNumber = await number(otherPage).inputValue()
    await number(otherPage).fill('JPK 17')
    await save(otherPage)
    await phone(mine).fill('+60 5 222 2222')
    await mine.getByRole('button', { name: 'Save', exact: true }).click()
    const note = mine.getByRole('alert').filter({ hasText: 'Someone else has saved' })
    await expect(note).toContainText('+60 5 111 1111')
    await expect(phone(mine)).toHaveValue('+60 5 222 2222')
    await note.getByRole('button', { name: 'Keep mine' }).click()
    await expect(mine.getByText(/^Saved \d/)).toBeVisible()
    await otherPage.reload()
    await expect(phone(otherPage)).toHaveValue('+60 5 222 2222')
    // The save does not reset a field that only the other person has changed.
    await expect(number(otherPage)).toHaveValue('JPK 17')

    await number(otherPage).fill(oldNumber)
    await phone(otherPage).fill(before)
    await save(otherPage)
    await phone(mine).fill('+60 5 333 3333')
    await mine.getByRole('button', { name: 'Save', exact: true }).click()
    await note.getByRole('button', { name: 'Load their version' }).click()
    await expect(phone(mine)).toHaveValue(before)
    await closePages(context)
  })
})

test('wrong settings are reported at their fields, and leaving with unsaved ones asks first @phone', async ({
  page,
}) => {
  await consoleAs(page, 'staff', '/settings', 'School settings')
  const name = page.getByRole('group', { name: 'Name of the school' }).getByLabel('English')
  await name.fill('')
  await page.getByLabel('E-mail').fill('no address')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(name).toBeFocused()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await name.fill('Teratai College')
  // The next press of "Save" moves the focus to the field that is still wrong.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')

  await goToMenus(page)
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('no address')
  await goToMenus(page)
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible()
})

test("[FRM-189] platform staff create a school at its own host, and set the host's registration number", async ({
  page,
  browser,
  baseURL,
}) => {
  await consoleAs(page, 'platform', '/schools', 'Schools')
  const key = unique('trial').replace(' ', '-')
  const name = `Trial ${key}`
  await page.getByRole('button', { name: 'New school' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').first().fill(name)
  await dialog.getByLabel('Short name').fill(key)
  await dialog.getByLabel('First administrator').fill('Puan Ros')
  await dialog.getByLabel('Phone of the administrator').fill('0123456789')
  await dialog.getByLabel('Address').fill('kopi.localhost')
  await dialog.getByRole('button', { name: 'Open the school' }).click()
  await expect(dialog.getByText('Another school uses this address.')).toBeVisible()
  await dialog.getByLabel('Address').fill(`${key}.localhost`)
  await dialog.getByRole('button', { name: 'Open the school' }).dblclick()
  await expect(dialog).toHaveCount(0)

  await page.getByLabel('Search schools by name').fill(name)
  await page.getByRole('button', { name: `Addresses of ${name}` }).click()
  await dialog.getByLabel('Registration number').fill(`SSM ${key}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: `SSM ${key}` })).toHaveCount(1)

  const context = await contextAt(browser, (baseURL ?? '').replace('localhost', `${key}.localhost`))
  const site = await context.newPage()
  await site.goto('/home')
  await expect(site).toHaveTitle(new RegExp(name))
  const initial = await site.evaluate(async () => {
    const response = await fetch('/api/v1/school/initial', { headers: { language: 'en' } })
    return (await response.json()) as unknown
  })
  expect(initial).toMatchObject({ data: { registrationNumber: `SSM ${key}` } })
  await context.close()
})

test('staff of a school read who is responsible for the list of schools', async ({ page }) => {
  await consoleAs(page, 'staff', '/schools', 'Schools are opened by the platform')
  await expect(page.getByRole('link', { name: 'Schools', exact: true })).toHaveCount(0)
})

test('a teacher has no access to the settings of the school', async ({ page }) => {
  await consoleAs(page, 'teacher', '/settings', 'This console is for staff')
})
