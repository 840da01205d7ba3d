import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { newName, newPhone } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

const sheet = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function openImports(page: Page): Promise<void> {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/people/imports')
  await expect(page.getByRole('heading', { level: 1, name: 'Import people' })).toBeVisible()
}

async function check(page: Page, file: ReturnType<typeof sheet>): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
}

test('[ACC-219] a table is previewed, imported without its invalid rows, and undone', async ({
  page,
}) => {
  await openImports(page)
  const [first, second] = [newName('Aida'), newName('Bakri')]
  const phone = newPhone()
  const card = `Z${phone}`
  const fileName = `class-${card}.csv`
  const rows = [
    'Phone;Name;Student number;Class',
    `0${phone};${first};${card}-1;2026-A`,
    `0${Number(phone) + 1};${second};${card}-2;2026-A`,
    `12;Nobody;${card}-3;2026-A`,
    `0${Number(phone) + 2};X;${card}-4;2026-A`,
  ]
  await check(page, sheet(fileName, rows.join('\r\n')))
  await expect(page.getByRole('heading', { name: 'Check before importing' })).toBeVisible()
  const numbers = page.locator('dl').filter({ hasText: 'Skipped' })
  await expect(numbers.locator('div', { hasText: 'New' })).toContainText('2')
  await expect(numbers.locator('div', { hasText: 'Skipped' })).toContainText('2')
  const faults = page.getByRole('table', { name: 'Rows that are skipped' })
  const fault = faults.getByRole('row').filter({ hasText: 'not a mobile number' })
  await expect(fault).toContainText('4')
  await expect(fault).toContainText('12')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the errors' }).click()
  const text = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(text).toMatch(/^\uFEFFLine,Column,Value,What is wrong\r\n4,Phone,12,/)

  await page.getByRole('button', { name: 'Import 2 rows' }).dblclick()
  await expect(page.getByText(`“${fileName}” is imported: 2 new, 0 changed.`)).toBeVisible()
  const found = await call<{ total: number }>(page.context(), '/user/listPeople', { name: first })
  expect(found.total).toBe(1)

  await page.getByRole('button', { name: `Undo: ${fileName}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/is undone: 2 removed, 0 kept/)).toBeVisible()
  await expect(page.getByRole('button', { name: `Undo: ${fileName}` })).toHaveCount(0)
  const gone = await call<{ total: number }>(page.context(), '/user/listPeople', { name: second })
  expect(gone.total).toBe(0)
})

test('files that are no table of people are refused at the field', async ({ page }) => {
  await openImports(page)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Please choose a file first.')).toBeVisible()
  const pdf = { ...sheet('people.csv', ''), buffer: Buffer.from('%PDF-1.7\n\u0000\u0001binary') }
  await check(page, pdf)
  await expect(page.getByText('Files of this type are not accepted here.')).toBeVisible()
  await check(page, sheet('heads.csv', 'Colour,Shape\nred,round\n'))
  await expect(page.getByText(/^Missing in the first row: “Phone”/)).toBeVisible()
  const ownedByExcel = {
    ...sheet('excel.csv', 'Colour\nred\n'),
    mimeType: 'application/vnd.ms-excel',
  }
  await check(page, ownedByExcel)
  await expect(page.getByText(/^Missing in the first row: “Phone”/)).toBeVisible()
  await expect(page.getByText('Files of this type are not accepted here.')).toHaveCount(0)
})

const roleWords = {
  en: ['Students', 'Teachers'],
  zh: ['学员', '教师'],
  my: ['Pelajar', 'Guru'],
}

for (const [language, roles] of Object.entries(roleWords)) {
  test(`the template of both roles in ${language} has column names that the server knows`, async ({
    page,
  }) => {
    await page.addInitScript(
      (code) => localStorage.setItem('titian.language', code),
      JSON.stringify({ version: 1, at: 0, value: language }),
    )
    await signInAs(page.context(), 'staff')
    await page.goto('/admin/#/people/imports')
    for (const kind of roles) {
      await page.getByRole('radiogroup').getByText(kind, { exact: true }).click()
      const download = page.waitForEvent('download')
      await page
        .locator('main section button')
        .filter({ hasText: /template|模板|templat/i })
        .click()
      const head = await readFile((await (await download).path()) ?? '', 'utf8')
      await page
        .locator('input[type="file"]')
        .setInputFiles(sheet('template.csv', `${head}12,60,X,,\r\n`))
      await page.getByRole('button', { name: /Check the file|检查文件|Semak fail/ }).click()
      // The header of the table was accepted. The error is in the row below the header.
      await expect(page.locator('section section table').first()).toBeVisible()
      await page.getByRole('button', { name: /another file|其他文件|fail lain/ }).click()
    }
  })
}
