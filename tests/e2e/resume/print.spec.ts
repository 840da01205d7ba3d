import { resume } from '@titian/contract'
import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

const about = '我用三种语言写产品页面。'

test('[RES-069] [RES-071] [FRM-063] the browser prints the page of the preview @phone', async ({
  page,
  isMobile,
}) => {
  await registerNew(page.context(), 'Nur Aisyah binti Hassan')
  await page.goto('/resume')
  const form = page.getByRole('region', { name: 'Form' })
  await form.getByRole('textbox', { name: /^Name/ }).fill('李玥 Nur Aisyah')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('textbox', { name: 'About you' }).fill(about)
  await expect(
    page
      .getByText(/^Saved \d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  // If the server cannot create a PDF, the page leads to the page for printing.
  await page.route(`**${resume.exportResumePdf.path}`, (route) =>
    route.fulfill({
      status: 400,
      json: { ok: false, code: -1, msg: '', data: null, extend: { reason: 'noPrinter' } },
    }),
  )
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await expect(page).toHaveURL(/\/resume\/print\//)
  const paper = page.locator('.paper')
  await expect(paper.getByRole('heading', { name: '李玥 Nur Aisyah' })).toBeVisible()
  await expect(paper.getByText(about)).toBeVisible()
  await expect(paper).toHaveCSS('font-family', /Source Sans/)

  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('heading', { name: '李玥 Nur Aisyah' })).toBeVisible()
  await expect(paper.getByText(about)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'My resume', level: 1 })).toBeAttached()
  if (isMobile) await expect(page.getByText('Page', { exact: true })).toBeVisible()
})
