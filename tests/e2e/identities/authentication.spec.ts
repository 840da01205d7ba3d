import type { Page } from '@playwright/test'
import { captcha, field, submit } from '../accounts/sign-in-page.ts'
import { registerNew } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

async function fill(page: Page, number: string, code = captcha): Promise<void> {
  await field(page, 'realName').fill('Tan Mei Ling')
  await field(page, 'identityId').fill(number)
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible()
  await field(page, 'captcha').fill(code)
}

test('[ACC-018] [ACC-019] [ACC-165] [ACC-181] [ACC-187] [ACC-188] a person submits an identity, which the school reviews @phone-long', async ({
  page,
}) => {
  await registerNew(page.context())
  await page.goto('/login?form=authentication&url=%2Fcourse')
  await expect(page.getByRole('heading', { name: 'Student authentication' })).toBeVisible()
  await expect(page.locator('select[name="school"]')).toHaveValue(/.+/)
  await expect(page.getByText(/with false details are suspended/)).toBeVisible()
  await page.getByRole('button', { name: 'In-service teacher authentication' }).click()
  await expect(page.getByRole('heading', { name: 'Teacher authentication' })).toBeVisible()
  await page.getByRole('button', { name: 'In-school student authentication' }).click()

  const number = `T-${Date.now()}`
  await fill(page, number, '1111')
  const renewed = page.waitForResponse(/getQrImage/)
  await submit(page).click()
  await renewed
  await expect(
    page.getByText('The characters in the picture are wrong or already used.'),
  ).toBeVisible()
  await fill(page, number)
  await submit(page).click()
  await expect(page.getByText('Your school is checking your details.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/course$/)

  await page.goto('/login?form=authentication')
  await expect(page.getByText('Your school is checking your details.')).toBeVisible()

  await page.goto('/home/learning/account')
  const definitionOf = (term: string) =>
    page.getByRole('main').locator('dt', { hasText: term }).locator('xpath=following-sibling::dd')
  await expect(definitionOf('Student number')).toHaveText(number)
  await expect(definitionOf('School')).toHaveText(/Teratai/)
})

test('[ACC-169] [ACC-171] [ACC-172] [ACC-173] [ACC-174] missing input is reported in Chinese at the first wrong field @long', async ({
  page,
}) => {
  await registerNew(page.context())
  await page.goto('/zh/login?form=authentication')
  await expect(page.locator('select[name="school"]')).toHaveValue(/.+/)
  await submit(page).click()
  for (const text of ['请输入姓名', '请输入学号', '请输入验证码'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(field(page, 'realName')).toBeFocused()
  await page.getByRole('button', { name: '在职教师认证' }).click()
  await submit(page).click()
  await expect(page.getByText('请输入不超过十位的工号')).toBeVisible()
})
