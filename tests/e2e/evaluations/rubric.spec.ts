import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

test('[PRC-114] [PRC-115] [PRC-116] a teacher starts with a rubric template, sees a wrong weight, reloads, publishes it, and creates and removes its next version @phone', async ({
  page,
  context,
}) => {
  const name = unique('Calm orders')
  await signInAs(context, 'teacher')
  await page.goto('/teacher/#/rubrics')
  await expect(page.getByRole('heading', { level: 1, name: 'Rubrics' })).toBeVisible()
  await page.getByRole('link', { name: 'New rubric' }).first().click()
  // The list contains another rubric whose name begins in the same way, so this waits for the new
  // page.
  await expect(page.getByRole('heading', { level: 1, name: 'New rubric' })).toBeVisible()
  await page.getByRole('link', { name: /^A calm chain/ }).click()
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(field).toHaveValue('A calm chain')
  await field.fill(name)
  const cost = page.getByRole('region', { name: 'Costs stay low' })
  await cost.getByRole('textbox', { name: 'Weight in %' }).fill('35')
  await expect(page.getByText('Total 110 of 100: 10 too many')).toBeVisible()
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await expect(cost.getByText('All weights add up to 110. They must add up to 100.')).toBeVisible()
  await page.getByRole('button', { name: 'Divide the weights evenly' }).click()
  await expect(page.getByText('Total 100 of 100')).toBeVisible()

  await page.reload()
  await expect(field).toHaveValue(name)
  await page.getByRole('button', { name: 'Move Costs stay low up' }).click()
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(
    page.getByText('25%, rated by the system: Cost of the chain', { exact: true }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^A published rubric cannot be changed/)).toBeVisible()
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: 'New version' }).click()
  await expect(page.getByText(/Version 2/)).toBeVisible()
  await field.fill(`${name}, changed`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name}, changed` })).toBeVisible()
  await page.getByRole('button', { name: 'Remove draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rubrics' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(1)
  await page.getByRole('button', { name: `Retire ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByRole('button', { name: `New version of ${name}` })).toBeVisible()
})
