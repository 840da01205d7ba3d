import type { Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

const heads = 'Name in English,Name in Chinese,Name in Malay,Other words,Group of jobs'

async function check(page: Page, fileName: string, rows: string[]) {
  await page.locator('input[type="file"]').setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...rows].join('\r\n')),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

const totalOf = async (page: Page, name: string) =>
  (
    await call<{ total: number }>(page.context(), '/skill/manageSkills', {
      name,
      page: 1,
      size: 10,
    })
  ).total

test('staff preview a table of skills, see errors by row and column, import it and undo it @phone', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  const [first, second] = [unique('Loom'), unique('Dye')]
  const fileName = `${unique('skills')}.csv`
  await page.goto('/admin/#/employment/skills/import')
  await expect(page.getByText('CSV or XLSX, at most 10 MB and 2,000 rows.')).toBeVisible()

  const many = Array.from({ length: 2001 }, (_, at) => `${first} ${at},${at},${at},,`)
  await check(page, fileName, many)
  await expect(page.getByText('A table of skills can have at most 2,000 rows.')).toBeVisible()

  await check(page, fileName, [
    `${first},${first} zh,${first} my,${first} weaving,`,
    `${second},,${second} my,,`,
    `${second} two,${second} zh,${second} ms,,Alchemy`,
  ])
  await expect(page.getByRole('heading', { name: 'Check before importing' })).toBeVisible()
  const faults = page.getByRole('table', { name: 'Rows that are skipped' })
  const nameFault = faults.getByRole('row').filter({ hasText: 'Name in Chinese' })
  await expect(nameFault).toContainText('3')
  const groupFault = faults.getByRole('row').filter({ hasText: 'Group of jobs' })
  await expect(groupFault).toContainText('4')
  await expect(groupFault).toContainText('Alchemy')
  expect(await totalOf(page, first)).toBe(0)

  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText(`“${fileName}” is imported: 1 new, 0 changed.`)).toBeVisible()
  expect(await totalOf(page, `${first} weaving`)).toBe(1)

  await page.getByRole('button', { name: `Undo: ${fileName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/is undone: 1 removed, 0 kept/)).toBeVisible()
  expect(await totalOf(page, first)).toBe(0)
})

test('staff retire a skill of the school and offer it again @phone', async ({ page }) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const name = unique('Wicker')
  await call(context, '/skill/saveSkill', {
    code: null,
    names: { en: name, zh: `${name} zh`, my: `${name} my` },
    aliases: [],
    jobGroup: '',
    version: 0,
  })
  const offered = async () =>
    (await call<{ name: string }[]>(context, '/skill/listSkills')).some((one) => one.name === name)
  await page.goto(`/admin/#/employment/skills?name=${encodeURIComponent(name)}`)
  const acts = page.getByRole('button', { name: `Actions: ${name}` })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByText('Skill retired')).toBeVisible()
  expect(await offered()).toBe(false)

  await page.goto(`/admin/#/employment/skills?kind=retired&name=${encodeURIComponent(name)}`)
  await acts.click()
  await page.getByRole('menuitem', { name: 'Offer again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer again' }).click()
  await expect(page.getByText('Skill offered again')).toBeVisible()
  expect(await offered()).toBe(true)
})
