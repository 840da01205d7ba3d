import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import {
  begin,
  goOffline,
  handIn,
  makeExamination,
  openStart,
  question,
  saved,
} from './exam-page.ts'
import { expect, moving, test } from '../../support/journey.ts'

test.beforeEach(({ page }) => signInAs(page.context(), 'student'))

test('[EXM-040] [EXM-103] [EXM-135] reloading and losing the network keep every answer @phone-long', async ({
  page,
  context,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Cut off'))
  await begin(page, sign)
  await question(page, 1).getByRole('radio').nth(1).check()
  await saved(page, 1)
  await page.reload()
  await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked()

  await goOffline(context, true)
  await question(page, 5).getByRole('textbox').fill('Written without a network')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(question(page, 5).getByText('Kept on this device')).toBeVisible()
  await question(page, 4).getByRole('radio', { name: 'False' }).check()
  await expect(page.getByText(/2 answers are kept on this device/)).toBeVisible()

  // If the width changes while there is no network, the page still shows everything.
  const { width = 1280, height = 720 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: width > 767 ? 700 : 1100, height })
  await expect(question(page, 5).getByRole('textbox')).toHaveValue('Written without a network')
  await page.setViewportSize({ width, height })
  await expect(question(page, 5).getByText('Kept on this device')).toBeVisible()

  await goOffline(context, false)
  await saved(page, 4)
  await saved(page, 5)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await page.reload()
  await expect(question(page, 5).getByRole('textbox')).toHaveValue('Written without a network')
  await expect(question(page, 4).getByRole('radio', { name: 'False' })).toBeChecked()
})

test('[EXM-040] [EXM-104] text typed while closing the tab is there afterwards, and reaches the teacher when the exam is closed', async ({
  page,
  context,
  browser,
  browserName,
}) => {
  const sign = await makeExamination(browser, unique('Closed tab'))
  await begin(page, sign)
  await context.route('**/exam/savePaper', (route) => route.abort())
  await question(page, 5).getByRole('textbox').fill('Only on this device')
  await page.close({ runBeforeUnload: false })
  await context.unroute('**/exam/savePaper')

  const again = await context.newPage()
  await openStart(again, sign)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(question(again, 5).getByRole('textbox')).toHaveValue('Only on this device')
  await saved(again, 5)

  // The tab is closed while a text is not sent yet, and the exam is handed in on another device.
  await context.route('**/exam/savePaper', (route) => route.abort())
  await question(again, 5).getByRole('textbox').fill('Never sent')
  await expect(question(again, 5).getByText('Kept on this device')).toBeVisible()
  // A page that has crashed cannot send a last request. Firefox cannot be crashed by a command, and
  // its last request would not pass the intercepted route. In Firefox the page therefore loses its
  // connection to the server.
  if (browserName === 'firefox')
    await again.evaluate(() => void (window.fetch = () => new Promise(() => undefined)))
  else await again.goto('chrome://crash').catch(() => undefined)
  await again.close({ runBeforeUnload: false })
  await context.unroute('**/exam/savePaper')
  const phone = await browser.newPage()
  await signInAs(phone.context(), 'student')
  await openStart(phone, sign)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(question(phone, 5).getByRole('textbox')).toHaveValue('Only on this device')
  await handIn(phone)
  await phone.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(phone).toHaveURL(/record=/)
  await phone.close()

  const later = await context.newPage()
  const sent = later.waitForResponse((response) => response.url().includes('/exam/sendLateAnswers'))
  await later.goto('/home/learning')
  expect((await sent).status()).toBe(200)
  await openStart(later, sign)
  await expect(later.getByText(/1 answer arrived after the paper was closed/)).toBeVisible()
})

test('[EXM-106] [EXM-135] the newest tab holds the exam, the older one shows that and can take it back', async ({
  page,
  context,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Two tabs'))
  await begin(page, sign)
  await question(page, 1).getByRole('radio').first().check()
  await saved(page, 1)

  const second = await context.newPage()
  await openStart(second, sign)
  await second.getByRole('button', { name: 'Continue' }).click()
  await expect(question(second, 1).getByRole('radio').first()).toBeChecked()
  await expect(page.getByText('This paper is open in a newer window.')).toBeVisible()
  await expect(question(page, 4).getByRole('radio').first()).toBeDisabled()
  await question(second, 4).getByRole('radio', { name: 'True' }).check()
  await saved(second, 4)

  await page.getByRole('button', { name: 'Answer here instead' }).click()
  await expect(question(page, 4).getByRole('radio', { name: 'True' })).toBeChecked()
  await expect(second.getByText('This paper is open in a newer window.')).toBeVisible()
  await question(page, 4).getByRole('radio', { name: 'False' }).check()
  await saved(page, 4)

  // A page restored from the browser's memory loads the exam again.
  await second.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(question(second, 4).getByRole('radio', { name: 'False' })).toBeChecked()
  await expect(page.getByText('This paper is open in a newer window.')).toBeVisible()
})

test('[EXM-127] different answers of two devices are shown side by side, and the student chooses', async ({
  page,
  context,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Two devices'))
  await begin(page, sign)
  await goOffline(context, true)
  await question(page, 5).getByRole('textbox').fill('A long text that nobody else has seen')
  await expect(question(page, 5).getByText('Kept on this device')).toBeVisible()

  const phone = await browser.newPage()
  await signInAs(phone.context(), 'student')
  await openStart(phone, sign)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await question(phone, 5).getByRole('textbox').fill('Final')
  await saved(phone, 5)
  await phone.close()

  await goOffline(context, false)
  await page.getByRole('button', { name: 'Answer here instead' }).click()
  const choice = question(page, 5)
  await expect(choice.getByText('Another device wrote a different answer')).toBeVisible()
  await expect(choice.getByText('Final', { exact: true })).toBeVisible()
  await choice.getByRole('button', { name: 'Keep the answer of this device' }).click()
  await saved(page, 5)
  await page.reload()
  await expect(choice.getByRole('textbox')).toHaveValue('A long text that nobody else has seen')
})

test('[EXM-040] an ended session keeps the answers, and signing in again saves them', async ({
  page,
  context,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Signed out'))
  await begin(page, sign)
  await context.clearCookies()
  await question(page, 5).getByRole('textbox').fill('Written while signed out')
  await expect(page.getByText('You have been signed out.')).toBeVisible()

  // A desktop opens the sign-in form above the exam. A phone asks before it opens the sign-in page.
  const form = page.getByLabel('Phone number')
  const prompt = page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true })
  await expect(form.or(prompt).first()).toBeVisible()
  if (!(await form.isVisible())) await prompt.click()
  await form.fill('123456701')
  await page.getByLabel('Password', { exact: true }).fill('Titian2026')
  await page.getByLabel('Characters in the picture').fill('8888')
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await saved(page, 5)
  await expect(question(page, 5).getByRole('textbox')).toHaveValue('Written while signed out')
})

/** Animations are enabled only where they may interfere, because they cost a third of the time. */
test.describe('with movement', () => {
  test.use(moving)

  test('[EXM-001] [EXM-035] a student takes an exam of all five kinds, hands it in and waits for the marks @phone', async ({
    page,
    browser,
  }) => {
    const sign = await makeExamination(browser, unique('Five kinds'))
    await openStart(page, sign)
    await expect(page.getByText('Take your time.')).toBeVisible()
    await expect(page.getByText('60 of 100 (60%)')).toBeVisible()
    await begin(page, sign)
    await expect(page.getByRole('timer')).toContainText(/(30|29):\d\d/)

    await question(page, 1).getByRole('radio').first().check()
    await question(page, 2).getByRole('checkbox').first().check()
    await question(page, 3).getByRole('textbox').first().fill('20')
    await question(page, 4).getByRole('radio', { name: 'True' }).check()
    for (const number of [1, 2, 3, 4]) await saved(page, number)
    await question(page, 2).getByRole('button', { name: 'Flag question 2 to come back' }).click()

    await handIn(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 question is not answered: 5.')
    await expect(dialog).toContainText('1 question is flagged to come back to: 2.')
    await dialog.getByRole('button', { name: 'Keep answering' }).click()
    await question(page, 5).getByRole('textbox').fill('A long explanation of a term.')
    await saved(page, 5)

    await handIn(page)
    await expect(dialog).toContainText('Every question is answered.')
    await dialog.getByRole('button', { name: 'Hand in' }).click()
    await expect(page).toHaveURL(/record=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Handed in. Your teacher is marking it',
    )
    await expect(page.getByText('Attempt 1')).toBeVisible()
  })

  test('[FRM-033] [EXM-011] [EXM-110] the exam has its countdown, the answer sheet leads to a question, and the keyboard is enough to answer @phone', async ({
    page,
    browser,
    isMobile,
  }) => {
    const sign = await makeExamination(browser, unique('Keyboard'))
    await begin(page, sign)
    await expect(page).toHaveURL(/\/testPaper\/[\w-]+\/paper/)
    await expect(page.getByRole('timer')).toHaveText(/\d+:\d\d/)
    if (isMobile) await page.getByRole('button', { name: /^Answer sheet/ }).click()
    const cell = page
      .getByRole('button', { name: /^Question 4, Not answered/ })
      .filter({ visible: true })
    await cell.focus()
    await page.keyboard.press('Enter')
    await expect(question(page, 4)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(question(page, 4).getByRole('radio').first()).toBeChecked()
    await saved(page, 4)
  })
})
