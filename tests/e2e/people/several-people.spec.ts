import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { newName, newPhone, unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

test('[ACC-283] [ACC-287] [ACC-288] [ACC-289] [ACC-290] [ACC-291] staff find people as displayed, change several at once, save the view, and correct one', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const family = newName('Rahim')
  const made = []
  for (const first of ['Aminah', 'Badrul', 'Cikgu']) {
    const name = `${first} binti ${family}`
    const role = first === 'Cikgu' ? 'teacher' : 'student'
    const input = { mobile: newPhone(), areaCode: '60', name, role }
    const { sign } = await call<{ sign: string }>(context, '/user/createPerson', input)
    made.push({ name, sign, mobile: input.mobile })
  }
  const [aminah, badrul, teacher] = made
  if (!aminah || !badrul || !teacher) throw new Error('Nobody was made.')

  // Searches parts of the name in another order, then the phone in the groups in which it is
  // displayed.
  await page.goto('/admin/#/people')
  const search = page.getByRole('searchbox', { name: 'Search by name, phone or student number' })
  await search.fill(`${family} aminah`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await search.fill(`+60 ${aminah.mobile.slice(0, 2)}-${aminah.mobile.slice(2)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText(aminah.name)
  await search.fill(family)
  await expect(page.getByRole('row')).toHaveCount(4)

  // The class of one of the chosen people cannot be changed. Nothing is changed for anybody until
  // that person is no longer chosen.
  const choose = async (...people: { name: string }[]) => {
    for (const { name } of people)
      await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  }
  await choose(aminah, badrul, teacher)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Set the class' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(aminah.name)).toBeVisible()
  await dialog.getByLabel('Class').fill('4B')
  await dialog.getByLabel('Reason').fill('A new school year')
  await dialog.getByRole('button', { name: 'Set the class' }).click()
  await expect(dialog.getByText('Nothing was changed')).toBeVisible()
  await expect(dialog.getByText(`${teacher.name}: not a student`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Leave this person out' }).click()
  await dialog.getByRole('button', { name: 'Set the class' }).dblclick()
  await expect(page.getByText('2 people changed')).toBeVisible()
  await choose(aminah, badrul)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await dialog.getByLabel('Reason').fill('End of the school year')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(dialog).toBeHidden()

  // The saved view can be opened again after another view.
  await search.fill(family)
  await page.getByLabel('Status').selectOption('disabled')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row').nth(1)).toContainText(aminah.name)
  const view = unique('Left')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await dialog.getByLabel('Name of the view').fill(view)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('View saved')).toBeVisible()
  await page.goto('/admin/#/audit-log')
  await page.goto('/admin/#/people')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: view }).click()
  await expect(page.getByRole('row')).toHaveCount(3)

  // Exports the filtered list.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^People \d{4}-\d\d-\d\d\.csv$/)

  // The name of one person is corrected, and the log of the person shows this. Going back keeps the
  // filter.
  await page.getByRole('link', { name: aminah.name }).click()
  await page.getByRole('button', { name: 'Correct the details' }).click()
  await dialog.getByLabel('Student number').fill('2026-CB-0001')
  await dialog.getByLabel('Reason').fill('It was missing')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2026-CB-0001').first()).toBeVisible()
  await expect(page.getByText('Details corrected').first()).toBeVisible()
  await expect(page.getByText('Account disabled')).toBeVisible()
  await page.getByRole('link', { name: 'All people' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(search).toHaveValue(family)

  // Deletes the view.
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Manage views' }).click()
  await dialog.getByRole('button', { name: `Remove ${view}` }).click()
  await expect(page.getByText('View removed')).toBeVisible()
})
