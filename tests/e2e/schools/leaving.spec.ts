import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

const settings = '/settings'
const typed = '+60 3 1234 5678'

/**
 * The position in the browser's history, which the browser identifies by a key, and the address.
 */
const readPlace = (page: Page) =>
  page.evaluate(() => ({
    path: location.hash.slice(1),
    entry: (globalThis as { navigation?: { currentEntry?: { key: string } } }).navigation
      ?.currentEntry?.key,
  }))

interface Way {
  name: string
  /** The address to which the way leads. It may depend on the addresses in the history. */
  to: string
  go: (page: Page) => Promise<unknown>
  /** Leads the person back to the page. */
  back: (page: Page) => Promise<unknown>
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true })
const script = (act: string) => (page: Page) => page.evaluate(act)
const goBack = script('history.back()')
const goForward = script('history.forward()')

/** In the history, `/subjects` is the previous page and `/menus` the next page. */
const ways: readonly Way[] = [
  { name: 'Forward', to: '/menus', go: goForward, back: goBack },
  { name: 'Back', to: '/subjects', go: goBack, back: goForward },
  {
    name: 'a link',
    to: '/roster',
    go: (page) => menuLink(page, 'Roster').click(),
    back: goBack,
  },
  {
    name: 'a changed hash',
    to: '/coins',
    go: script('void (location.hash = "/coins")'),
    back: goBack,
  },
  {
    name: 'a typed address',
    to: '/agreements',
    go: (page) => page.goto('/admin/#/agreements'),
    back: goBack,
  },
  {
    name: 'two steps back',
    to: '/people',
    go: script('history.go(-2)'),
    back: script('history.go(2)'),
  },
]

const arrivals: Record<string, (page: Page) => Promise<unknown>> = {
  'a link': async (page) => {
    await menuLink(page, 'Subjects').click()
    await expectPage(page, '/subjects')
    await menuLink(page, 'Settings').click()
  },
  'a typed address': async (page) => {
    await page.evaluate('void (location.hash = "/subjects")')
    await expectPage(page, '/subjects')
    await page.goto('/admin/#/settings')
  },
  'a reload': async (page) => {
    await page.goto('/admin/#/subjects')
    await expectPage(page, '/subjects')
    await page.evaluate('void (location.hash = "/settings")')
    await expectPage(page, settings)
    await page.reload()
  },
}

async function expectPage(page: Page, path: string) {
  await expect.poll(async () => (await readPlace(page)).path).toBe(path)
  const link = page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('[aria-current=page]')
  await expect(link).toHaveAttribute('href', new RegExp(`#${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

async function answer(page: Page, name: string) {
  await expect(question(page)).toBeVisible()
  const button = question(page).getByRole('button', { name })
  await expect(button).not.toHaveAttribute('aria-disabled')
  await expect(question(page).locator('[aria-disabled]')).toHaveCount(0)
  await button.click()
  await expect(question(page)).toHaveCount(0)
}

/**
 * Whether the way out goes through the history. Only the effect of these ways depends on how the
 * person reached the page, so the others are tested once.
 */
const isOfHistory = ({ name }: Way) => ['Back', 'two steps back'].includes(name)
const walks = Object.entries(arrivals).flatMap(([arrival, arrive]) =>
  arrival === 'a link'
    ? [{ arrival, arrive, outs: ways, out: 'every way out', tag: '' }]
    : [
        { arrival, arrive, outs: ways.filter(isOfHistory), out: 'Back', tag: '' },
        {
          arrival,
          arrive,
          outs: ways.filter((way) => !isOfHistory(way)),
          out: 'every other way out',
          tag: ' @long',
        },
      ],
)

for (const { arrival, arrive, outs, out, tag } of walks)
  test(`[FRM-326] a page of the console reached by ${arrival} asks before ${out}; staying keeps page, address, text and focus, and leaving arrives at the target${tag}`, async ({
    page,
  }) => {
    await signInAs(page.context(), 'staff')
    await page.goto('/admin/#/people')
    await expectPage(page, '/people')
    await arrive(page)
    await expectPage(page, settings)
    const field = page.getByRole('textbox', { name: 'Phone', exact: true })
    // Opens another page and goes back, so that Forward has a page to lead to.
    await menuLink(page, 'Menus').click()
    await expectPage(page, '/menus')
    await goBack(page)
    await expectPage(page, settings)
    for (const way of outs) {
      await test.step(`${way.name} after ${arrival}`, async () => {
        const here = await readPlace(page)
        await field.fill(typed)
        const isHeld = way.name !== 'a link'
        await way.go(page)
        await answer(page, 'Stay here')
        await expectPage(page, settings)
        await expect.poll(() => readPlace(page)).toEqual(here)
        await expect(field).toHaveValue(typed)
        if (isHeld) await expect(field).toBeFocused()
        else await expect(menuLink(page, 'Roster')).toBeFocused()

        await way.go(page)
        await answer(page, 'Leave')
        await expectPage(page, way.to)
        expect((await readPlace(page)).entry).not.toBe(here.entry)
        await way.back(page)
        await expectPage(page, settings)
        expect(await readPlace(page)).toEqual(here)
      })
    }
  })

test('[FRM-326] more presses while the question is open, and closing the page, lose nothing either', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/people')
  await expectPage(page, '/people')
  await arrivals['a typed address']?.(page)
  await expectPage(page, settings)
  const field = page.getByRole('textbox', { name: 'Phone', exact: true })
  await field.fill(typed)
  const here = await readPlace(page)

  await goBack(page)
  await expect(question(page)).toBeVisible()
  await goBack(page)
  await expect.poll(async () => (await readPlace(page)).path).toBe('/people')
  await answer(page, 'Stay here')
  await expect.poll(() => readPlace(page)).toEqual(here)
  await expect(field).toHaveValue(typed)

  // A person who left the question unanswered and returned is asked again at the next navigation.
  await goBack(page)
  await expect(question(page)).toBeVisible()
  await goForward(page)
  await expect(question(page)).toHaveCount(0)
  expect(await readPlace(page)).toEqual(here)
  await page.evaluate('void (location.hash = "/coins")')
  await answer(page, 'Stay here')
  await expect.poll(() => readPlace(page)).toEqual(here)
  await expect(field).toHaveValue(typed)

  let kind = ''
  page.once('dialog', (dialog) => {
    kind = dialog.type()
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => kind).toBe('beforeunload')
  await expect(field).toHaveValue(typed)
})

test("[FRM-327] [FRM-326] a teacher's form asks too; staying keeps the text, and saved text causes no question", async ({
  page: own,
}) => {
  await signInAs(own.context(), 'teacher')
  await own.goto('/teacher/#/profile')
  const name = own.getByRole('textbox', { name: /name/i }).first()
  const before = await name.inputValue()
  await name.fill(typed)
  await own.goto('/teacher/#/questionBank')
  await answer(own, 'Stay here')
  await expect.poll(async () => (await readPlace(own)).path).toBe('/profile')
  await expect(name).toHaveValue(typed)
  await name.fill(before)
  await own.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(own.getByText('Changed').first()).toBeVisible()
  await own.goto('/teacher/#/questionBank')
  await expect(own.getByRole('heading', { level: 1 })).not.toHaveText(/profile/i)
  await expect(question(own)).toHaveCount(0)
})

test('[FRM-381] [FRM-382] a dialog with typed text asks before Back and before Escape, and Escape in the question keeps it', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/subjects')
  await expectPage(page, '/subjects')
  await menuLink(page, 'People').click()
  await expectPage(page, '/people')
  const opener = page.getByRole('button', { name: 'Add a person' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await field.fill('Aina')
  const here = await readPlace(page)
  for (const leave of [goBack, () => page.keyboard.press('Escape')]) {
    await leave(page)
    await answer(page, 'Stay here')
    await expect(field).toBeFocused()
    await leave(page)
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(field).toHaveValue('Aina')
    await expect(field).toBeFocused()
    await expect.poll(() => readPlace(page)).toEqual(here)
  }
  await page.keyboard.press('Escape')
  await answer(page, 'Leave')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(field).toHaveValue('')
  await field.fill('Aina')
  await goBack(page)
  await answer(page, 'Leave')
  await expectPage(page, '/subjects')
  await expect(dialog).toHaveCount(0)
})
