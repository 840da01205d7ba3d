import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { demoPassword, registerNew, signInByPhone } from '../../support/signed-in.ts'
import { field, fillLogin } from '../accounts/sign-in-page.ts'

const first = '我用三种语言写产品页面。'
const rest = ' I like figures that can be checked.'

test('[RES-078] [FRM-185] a student whose session ends in the middle of a paragraph signs in again and finds it complete and saved', async ({
  page,
  context,
  browser,
}) => {
  const phone = await registerNew(context, 'Nur Aisyah binti Hassan')
  await page.goto('/resume')
  const form = page.getByRole('region', { name: 'Form' })
  const about = form.getByRole('textbox', { name: 'About you' })
  const saved = page
    .getByText(/^Saved \d/)
    .filter({ visible: true })
    .first()
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^About me/ })
    .click()
  await about.fill(first)
  await expect(saved).toBeVisible()

  const elsewhere = await browser.newContext()
  await signInByPhone(elsewhere, phone)
  await call(elsewhere, '/user/endOtherSessions', {})
  await elsewhere.close()
  await about.pressSequentially(rest)
  await expect(field(page, 'password')).toBeVisible()
  await fillLogin(page, phone, demoPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expect(page).toHaveURL(/\/resume$/)
  await expect(about).toHaveValue(first + rest)
  await expect(saved).toBeVisible()
  const answer = await call<{ resumeId: string }>(context, '/resume/resumeInfo')
  const { content } = await call<{ content: { personalAdvantage: string } }>(
    context,
    `/resume/resumeDetail?resumeId=${encodeURIComponent(answer.resumeId)}`,
  )
  expect(content.personalAdvantage).toBe(first + rest)
})
