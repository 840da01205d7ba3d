import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

const guideOf = (page: Page) => page.getByRole('region', { name: 'Guide', exact: true })

/** Follows the guide's link of a step. */
async function follow(page: Page, step: RegExp, act: string) {
  const guide = guideOf(page)
  await expect(guide.getByText(step)).toBeVisible()
  await guide.getByRole('link', { name: act }).click()
}

/** Closes the explanation of a page. */
async function readOn(page: Page, step: RegExp) {
  const guide = guideOf(page)
  await expect(guide.getByText(step)).toBeVisible()
  await guide.getByRole('button', { name: 'Next step' }).click()
}

/** Submits the form, and waits for the page of the new document. */
async function submitIt(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What did this post?' })).toBeVisible()
}

async function enterPartner(
  page: Page,
  fields: { code: string; name: string; role: string; limit: string; days: string },
) {
  const form = page.getByRole('form', { name: 'Add a partner' })
  await form.getByRole('textbox', { name: 'Code' }).fill(fields.code)
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(fields.name)
  await form.getByLabel('Role').selectOption({ label: fields.role })
  await form.getByRole('textbox', { name: /Credit limit/ }).fill(fields.limit)
  await form.getByRole('textbox', { name: /Payment within/ }).fill(fields.days)
  await form.getByRole('button', { name: 'Save the partner' }).click()
  await expect(form).toBeHidden()
}

test('[PRC-005] [PRC-006] [PRC-220] [PRC-221] [PRC-222] [PRC-223] [PRC-224] a student follows the guide through both cards manually, from the first card to the review @phone', async ({
  page,
  context,
}) => {
  await registerNew(context)
  await page.goto('/erp')
  await expect(page.getByRole('heading', { level: 1, name: 'ERP practice' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Process map' })).toBeVisible()

  await follow(page, /Step 1 of 15/, 'Open the card')
  await page.getByRole('button', { name: 'Begin this card' }).click()
  await expect(page.getByText(/The partner S10 is in the master data/)).toBeVisible()
  await follow(page, /Step 2 of 15/, 'Open the inbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await follow(page, /Step 3 of 15/, 'Enter the supplier')
  await enterPartner(page, {
    code: 'S10',
    name: 'Bintang Homeware',
    role: 'Supplier',
    limit: '0',
    days: '30',
  })
  await follow(page, /Step 4 of 15/, 'Enter the customer')
  await enterPartner(page, {
    code: 'C10',
    name: 'Cahaya Stores',
    role: 'Customer',
    limit: '5000',
    days: '14',
  })
  await follow(page, /Step 5 of 15/, 'Enter the item')
  const item = page.getByRole('form', { name: 'Add an item' })
  await item.getByRole('textbox', { name: 'Code' }).fill('I10')
  await item.getByRole('textbox', { name: 'Name', exact: true }).fill('Desk lamp')
  await item.getByRole('textbox', { name: /Price/ }).fill('39.90')
  await item.getByRole('textbox', { name: /Reorder point/ }).fill('20')
  await item.getByRole('textbox', { name: /Reorder quantity/ }).fill('50')
  await item.getByRole('button', { name: 'Save the item' }).click()

  await follow(page, /Step 6 of 15/, 'Open the second card')
  await page.getByRole('button', { name: 'Begin this card' }).click()
  await follow(page, /Step 7 of 15/, 'Write the order')
  await page.getByRole('combobox', { name: 'Supplier' }).selectOption('S20')
  await page.getByRole('combobox', { name: /^Item 1/ }).selectOption('I20')
  await page.getByRole('textbox', { name: /^Units/ }).fill('100')
  await page.getByRole('textbox', { name: /^Unit price/ }).fill('12.50')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await follow(page, /Step 8 of 15/, 'Open the draft')
  await page.getByRole('button', { name: /^Submit/ }).click()
  await expect(page.getByText(/A purchase order posts nothing/)).toBeVisible()
  await readOn(page, /Step 9 of 15/)

  const guide = guideOf(page)
  for (const day of [2, 3]) {
    await guide.getByRole('button', { name: 'End the day' }).click()
    await expect(page.getByText(`Day ${day}`, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('2 new papers in the inbox.')).toBeVisible()
  await follow(page, /Step 11 of 15/, 'Write the goods receipt')
  await submitIt(page)
  await follow(page, /Step 12 of 15/, 'Open the accounts')
  await expect(page.getByRole('heading', { name: 'T-accounts' })).toBeVisible()
  await expect(page).toHaveURL(/account=inventory/)
  await readOn(page, /Step 12 of 15/)
  await follow(page, /Step 13 of 15/, 'Enter the bill')
  await submitIt(page)
  await follow(page, /Step 14 of 15/, 'Pay the bill')
  await submitIt(page)
  await follow(page, /Step 15 of 15/, 'Open the trial balance')
  await readOn(page, /Step 15 of 15/)
  await expect(page.getByText('9 of 9', { exact: true })).toBeVisible()
  await guide.getByRole('link', { name: 'Open the cards' }).click()
  await expect(page.getByText('All met')).toHaveCount(2)

  await page.getByRole('link', { name: 'Process map' }).click()
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await page.getByRole('link', { name: 'Go to the review' }).click()
  await expect(page.getByRole('heading', { name: 'Card by card' })).toBeVisible()
  await expect(page.getByText('All met')).toHaveCount(2)
  await expect(page.getByText('70 of 70')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
