import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { fillStaffForm } from '../accounts/staff-page.ts'
import {
  addChapter,
  addLesson,
  beginCourse,
  enterAsTeacher,
  openNewCourse,
  uploadFilm,
} from './teacher-page.ts'
import { expect, test } from '../../support/journey.ts'

test('[TCH-005] [TCH-024] [TCH-029] [TCH-031] [TCH-083] a course is written, reviewed by staff and found in the list', async ({
  page,
  browser,
}) => {
  const name = unique('Packing for the sea')
  await enterAsTeacher(page)
  await beginCourse(page, name)
  await addChapter(page, 'Before the ship')
  await addLesson(page, 'Boxes that survive')
  await uploadFilm(page, 'Boxes that survive')
  await page.getByRole('button', { name: 'Go to the assessment' }).click()
  await page.getByRole('button', { name: 'Go to review and publish' }).click()
  await expect(page.getByText('At least one lesson has a video.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('The staff of your school will decide.')).toBeVisible()

  const office = await browser.newPage()
  await signInAs(office.context(), 'staff')
  await office.goto('/admin/#/reviews')
  await office.getByRole('link', { name: `Review: ${name}` }).click()
  await expect(office.getByText('Boxes that survive')).toBeVisible()
  await office.getByRole('button', { name: 'Do not approve' }).click()
  await expect(office.getByText('Please say why')).toBeVisible()
  await office.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(office.getByRole('heading', { name: 'Course reviews' })).toBeVisible()
  await office.goto(`/course?courseName=${encodeURIComponent(name)}`)
  await expect(office.getByText(name).first()).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByText('The course is on the list and students can join.')).toBeVisible()

  // The server refuses to delete the last video of a listed course, and its message is shown.
  await page.getByRole('link', { name: 'Catalogue', exact: true }).click()
  await page.getByRole('button', { name: 'Delete: Boxes that survive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText('This is the last video of a course that is on the list.'),
  ).toBeVisible()
})

test('[TCH-003] the step navigation moves forward and back, and marks the current step', async ({
  page,
}) => {
  await enterAsTeacher(page)
  await beginCourse(page, unique('Step by step'))
  const steps = page.getByRole('navigation', { name: 'Steps of the course' })
  const active = steps.locator('[aria-current]')
  await expect(active).toHaveText(/^3Catalogue/)
  await page.getByRole('button', { name: 'Go to the assessment' }).click()
  await expect(active).toHaveText(/^4/)
  await expect(page.getByRole('heading', { name: 'Parts of the result' })).toBeVisible()
  await page.goBack()
  await expect(active).toHaveText(/^3/)
  await steps.getByRole('link', { name: 'Summary' }).click()
  await expect(active).toHaveText(/^1/)
  await expect(page.getByLabel('Course name')).toBeVisible()
  await page.getByRole('button', { name: 'Save and go to the teachers' }).click()
  await expect(active).toHaveText(/^2/)
  await expect(active).toHaveCount(1)
})

test('[TCH-004] [TCH-009] an unfinished course is left and continued with its input @phone-long', async ({
  page,
}) => {
  const name = unique('Half made')
  await enterAsTeacher(page)
  await page.getByRole('link', { name: 'New course' }).first().click()
  await page.getByLabel('Course name').fill(name)
  await page.reload()
  await expect(page.getByLabel('Course name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Create the draft and continue' }).click()
  await expect(page.getByText('No chapters yet')).toBeVisible()

  await page.getByRole('link', { name: 'Summary' }).click()
  await page.getByLabel('Introduction', { exact: true }).fill('What fits into a box.')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Introduction', { exact: true })).toHaveValue(
    'What fits into a box.',
  )
  await page.goto('/teacher/#/teachingCenter')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('link', { name: 'Summary' })).toHaveAttribute('aria-current', 'step')
})

test('[TCH-025] [TCH-081] [TCH-099] [TCH-149] chapters and lessons can be moved, and deleting names what is removed', async ({
  page,
}) => {
  await openNewCourse(page, unique('In order'))
  await addChapter(page, 'First written')
  await addChapter(page, 'Second written')
  await page.getByRole('button', { name: 'Move up: Second written' }).click()
  await expect(page.locator('main h2').first()).toHaveText('Second written')
  // The chapter is the first now and cannot move up, so the focus moves from the disabled button to
  // "Move down" (TCH-099).
  await expect(page.getByRole('button', { name: 'Move down: Second written' })).toBeFocused()
  const rename = page.getByRole('button', { name: 'Rename: Second written' })
  await rename.click()
  await expect(page.getByLabel('Name of the chapter')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await addLesson(page, 'A lesson')
  await page.getByRole('button', { name: 'Delete: Second written' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A lesson')
  await expect(dialog).toContainText('the progress and notes of students')
  await expect(dialog).toContainText('Tasks, files handed in and marks stay in the course.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('main h2').first()).toHaveText('First written')
  await expect(page.getByRole('heading', { name: 'Second written' })).toHaveCount(0)
  await expect(page.getByText('Chapter 1', { exact: true })).toBeVisible()
})

test('[TCH-084] a save based on an older copy shows the newer one and overwrites nothing', async ({
  page,
  browser,
}) => {
  const name = unique('Two writers')
  await openNewCourse(page, name)
  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByLabel('Class hours')).toBeVisible()

  const other = await browser.newPage()
  await signInAs(other.context(), 'staff')
  await other.goto(page.url())
  await other.getByLabel('Class hours').fill('7')
  await expect(other.getByText(/^Saved \d/)).toBeVisible()
  await other.close()

  await page.getByLabel('Class hours').fill('9')
  const note = page.getByRole('alert')
  await expect(note).toContainText('Someone else has saved a newer version')
  await expect(note).toContainText('7')
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Class hours')).toHaveValue('9')
})

test('[TCH-185] the changes of two people to one course are merged, with a question only for a field that both changed', async ({
  page,
  browser,
}) => {
  await openNewCourse(page, unique('Two fields'))
  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByLabel('Class hours')).toBeVisible()
  const other = await browser.newPage()
  await signInAs(other.context(), 'staff')
  await other.goto(page.url())
  await other.getByLabel('Introduction').fill('By the office')
  await expect(other.getByText(/^Saved \d/)).toBeVisible()

  await page.getByLabel('Class hours').fill('9')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Introduction')).toHaveValue('By the office')

  // The other person still has the page as it was before.
  await other.getByLabel('Class hours').fill('12')
  const note = other.getByRole('alert').filter({ hasText: 'Someone else has saved' })
  await expect(note).toBeInViewport()
  await expect(note.getByRole('term')).toHaveText(['Class hours'])
  await expect(note).toContainText('9')
  await note.getByRole('button', { name: 'Load their version' }).click()
  await expect(other.getByLabel('Class hours')).toHaveValue('9')
  await other.close()
})

test('[TCH-021] [TCH-022] aims, audience and requirements are written and shown on the introduction tab', async ({
  page,
}) => {
  await openNewCourse(page, unique('What for'))
  await page.getByRole('link', { name: 'Summary' }).click()
  await page.getByLabel('Class hours').fill('3')
  await page.getByRole('button', { name: 'Edit these texts' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you will be able to do').fill('Pack a box that survives.')
  await dialog.getByLabel('Who it is for').fill('Clerks of a port.')
  await dialog.getByLabel('What you need').fill('A ruler.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  // The dialog has created a new version of the course. The summary is saved on top of that
  // version.
  await page.getByLabel('Class hours').fill('4')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const sign = /course\/([^?]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`/courseDetail/${sign}`)
  for (const text of ['Pack a box that survives.', 'Clerks of a port.', 'A ruler.'])
    await expect(page.getByText(text)).toBeVisible()
})

test('[ACC-085] a student who signs in as a teacher gets an error at the phone', async ({
  page,
}) => {
  await page.goto('/teacher/')
  await fillStaffForm(page, '123456701')
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(
    page.getByText('This account has no permission to sign in as a teacher.'),
  ).toBeVisible()
})
