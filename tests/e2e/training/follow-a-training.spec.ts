import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { demoPassword, registerNew, signInAs } from '../../support/signed-in.ts'

/** A free training of the demo teacher that runs now. */
const name = 'Online shop internship'

async function trainSign(page: Page): Promise<string> {
  const { list } = await call<{ list: { sign: string }[] }>(page.context(), '/train/trainList', {
    trainName: name,
  })
  return list[0]?.sign ?? ''
}

/** The teacher gives points to the only hand-in of a task, which has this text. */
async function mark(browser: Browser, title: string, content: string, score: number) {
  const teacher = await browser.newContext()
  await signInAs(teacher, 'teacher')
  const { list } = await call<{ list: { sign: string; title: string; content: string }[] }>(
    teacher,
    '/course/listHandIns',
    { page: 1, size: 100 },
  )
  const found = list.find((row) => row.title === title && row.content === content)
  const { version } = await call<{ version: number }>(teacher, '/course/getHandIn', {
    sign: found?.sign,
  })
  await call(teacher, '/course/gradeHandIn', { sign: found?.sign, score, comment: '', version })
  await teacher.close()
}

test('[TRN-002] [TRN-006] [TRN-008] [TRN-023] [TRN-052] a visitor filters the list, whose address contains the filters, and opens a training', async ({
  page,
}) => {
  await page.goto('/en/train')
  await expect(page).toHaveURL(/\/en\/train\/index$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible()
  await page.getByRole('button', { name: 'In progress', exact: true }).click()
  await page.getByText('Free', { exact: true }).first().click()
  await expect(page).toHaveURL(/state=inProgress/)
  await expect(page).toHaveURL(/isFree=1/)
  await expect(page.getByRole('heading', { name: 'Six weeks at the freight desk' })).toHaveCount(0)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in to join' }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Timetable' }).click()
  await expect(page).toHaveURL(/tab=schedule/)
  await expect(page.getByRole('heading', { name: 'Chapter 1: Show the product' })).toBeVisible()
})

test('[TRN-001] [TRN-010] [TRN-037] [TRN-038] [TRN-042] [TRN-049] a student joins, hands tasks in, and finds a locked task unlocked once the teacher has marked the previous one @phone-long', async ({
  page,
  browser,
}) => {
  await page.goto('/en/home')
  const phone = await registerNew(page.context())
  const words = `Priced by ${phone}, ${demoPassword.length}`
  const sign = await trainSign(page)
  await page.goto(`/en/trainDetail/${sign}?tab=practical`)
  await page.getByRole('button', { name: 'Join the training' }).first().click()
  await expect(page.getByText('You have joined the training')).toBeVisible()
  const locked = page.getByRole('listitem').filter({ hasText: 'Run a discount' }).first()
  await expect(locked.getByText('Locked')).toBeVisible()
  await expect(locked.getByText(/task 1, Set the price: more than 60 points/)).toBeVisible()
  await page.getByRole('link', { name: 'Hand in: Set the price' }).click()
  await page.getByLabel('Your text').fill(words)
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Upload succeeded.')).toBeVisible()
  await mark(browser, 'Set the price', words, 61)
  await page.goto(`/en/trainDetail/${sign}?tab=practical`)
  await expect(page.getByRole('link', { name: 'Hand in: Run a discount' })).toBeVisible()

  await page.getByRole('tab', { name: 'Timetable' }).click()
  await page.getByRole('link', { name: 'Watch: Light from one side' }).click()
  await expect(page).toHaveURL(/\/college\/train-video\//)
  await expect(page.getByRole('heading', { level: 1, name: /Light from one side/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the training' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/en/home/learning/trainDetail')
  await expect(page).toHaveURL(/\/home\/learning\/training$/)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/trainDetail\/presentation\?id=/)
  await page.getByRole('link', { name: 'Chapters', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Chapter 2: Sell it and send it' })).toBeVisible()
})

test("[FRM-114] [FRM-115] the badge leads to the training's open tasks @phone", async ({
  page,
  isMobile,
}) => {
  await signInAs(page.context(), 'student')
  await page.goto('/en/home')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'You have a training task to do' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Tasks', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
