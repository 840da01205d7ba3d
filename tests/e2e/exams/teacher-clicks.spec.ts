import type { Page, TestInfo } from '@playwright/test'
import { CountedHand } from '../../support/counted-hand.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { film } from '../courses/teacher-page.ts'
import { handInByCalls, makeExamination } from './exam-page.ts'

const course = 'Cross-border listing and keyword research in South-East Asia'

/** Adds the numbers of clicks and keys to the report of the run. */
function report(info: TestInfo, task: string, { clicks, keys }: CountedHand): void {
  info.annotations.push({ type: task, description: `${clicks} clicks, ${keys} keys` })
}

/** Goes from the teacher's first page to a released test of all questions that contain the word. */
async function makeOfBank(page: Page, hand: CountedHand, name: string, word: string) {
  await hand.click(page.getByRole('link', { name: 'Tests and exams' }).first())
  await hand.click(page.getByRole('link', { name: 'New test or exam' }).first())
  await hand.write(page.getByLabel('Name', { exact: true }), name)
  const select = page.getByLabel('Course', { exact: true })
  await expect(select.getByRole('option', { name: course })).toBeAttached()
  await hand.choose(select, course)
  await hand.click(page.getByRole('button', { name: 'Create and choose questions' }))
  await hand.click(page.getByRole('button', { name: 'Add questions from the bank' }))
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Search in the questions'), word)
  await expect(dialog.getByRole('listitem').getByRole('checkbox')).toHaveCount(10)
  await hand.click(dialog.getByLabel('Choose all on this page'))
  await hand.click(dialog.getByRole('button', { name: 'Add to the paper' }))
  await hand.click(page.getByRole('button', { name: /^Set the total to/ }))
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await hand.click(page.getByRole('button', { name: 'Release' }))
  await expect(page.getByText('Released', { exact: true })).toBeVisible()
}

/**
 * Writes ten questions, of which half have four options and half are true or false. The course is
 * chosen only once.
 */
async function writeTen(page: Page, hand: CountedHand, word: string) {
  await hand.click(page.getByRole('link', { name: 'Question bank' }).first())
  await hand.click(page.getByRole('link', { name: 'New question' }).first())
  const stem = page.getByRole('textbox', { name: 'Question', exact: true })
  for (let number = 1; number <= 10; number += 1) {
    if (number === 6) await hand.choose(page.getByLabel('Kind of question'), 'True or false')
    await hand.write(stem, `${word} ${number}`)
    if (number < 6) {
      for (const name of ['A', 'B', 'C', 'D'])
        await hand.write(page.getByRole('textbox', { name: `Option ${name}` }), `Answer ${name}`)
      await hand.click(page.getByRole('radio', { name: 'A is right' }))
    }
    if (number === 10) await hand.click(page.getByRole('button', { name: 'Add to the bank' }))
    else {
      await hand.click(page.getByRole('button', { name: 'Add and write the next one' }))
      await expect(stem).toHaveValue('')
    }
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Question bank' })).toBeVisible()
}

test('[TCH-166] ten new questions become a released test with at most 70 clicks, and ten of the bank with at most 12 @long', async ({
  page,
}, info) => {
  const word = unique('Tariff')
  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/')
  const hand = new CountedHand()
  await writeTen(page, hand, word)
  await makeOfBank(page, hand, unique('Of new questions'), word)
  report(info, 'test with ten new questions', hand)
  expect(hand.clicks).toBeLessThanOrEqual(70)

  await page.goto('/teacher/')
  const again = new CountedHand()
  await makeOfBank(page, again, unique('Of the bank'), word)
  report(info, 'test with ten questions of the bank', again)
  expect(again.clicks).toBeLessThanOrEqual(12)
})

test('[TCH-166] a new course is listed with at most 10 clicks, and one by staff @long', async ({
  page,
  browser,
}, info) => {
  const name = unique('From nothing')
  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/')
  const hand = new CountedHand()
  await hand.click(page.getByRole('link', { name: 'New course' }).first())
  await hand.write(page.getByLabel('Course name'), name)
  await hand.click(page.getByRole('button', { name: 'Create the draft and continue' }))
  await hand.click(page.getByRole('button', { name: 'Add a chapter' }))
  const chapter = page.getByRole('dialog').getByLabel('Name of the chapter')
  await hand.write(chapter, 'Before the ship')
  // A dialog ignores Enter in its first half second (FRM-366), so this waits.
  await expect(page.getByRole('dialog').locator('[type=submit]')).toBeEnabled()
  await hand.press(chapter, 'Enter')
  const chooser = page.waitForEvent('filechooser')
  // In the system's dialog a file is chosen by a double click.
  await hand.click(page.getByRole('button', { name: 'Add videos: Before the ship' }))
  hand.clicks += 2
  await (await chooser).setFiles(film)
  await hand.click(page.getByRole('button', { name: 'Create the 1 uploaded lesson' }))
  await expect(page.getByRole('button', { name: /^Video and captions: / })).toBeVisible({
    timeout: 60_000,
  })
  const steps = page.getByRole('navigation', { name: 'Steps of the course' })
  await hand.click(steps.getByRole('link', { name: 'Review and publish' }))
  await hand.click(page.getByRole('button', { name: 'Submit for review' }))
  await expect(page.getByText('The staff of your school will decide.')).toBeVisible()
  report(info, 'course from nothing', hand)
  expect(hand.clicks).toBeLessThanOrEqual(10)

  const office = await browser.newPage()
  await signInAs(office.context(), 'staff')
  await office.goto('/admin/#/reviews')
  const staff = new CountedHand()
  await staff.write(office.getByRole('searchbox').first(), name)
  await staff.click(office.getByRole('button', { name: `Approve: ${name}` }))
  await expect(office.getByText(`“${name}” is approved and on the list.`)).toBeVisible()
  report(info, 'course from nothing, the staff', staff)
  expect(staff.clicks).toBeLessThanOrEqual(1)
  await office.close()
})

test('[TCH-166] an exam is marked and the next one opened with at most 2 clicks @long', async ({
  page,
  browser,
}, info) => {
  const name = unique('Two papers')
  const sign = await makeExamination(browser, name)
  const student = await browser.newContext()
  await signInAs(student, 'student')
  await handInByCalls(student, sign, 'The first words.')
  await handInByCalls(student, sign, 'The second words.')
  await student.close()

  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/#/waiting')
  await page.getByRole('link', { name: `Mark the papers of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('table').getByRole('link').first().click()
  const points = page.getByLabel('Points', { exact: true })
  await expect(page.getByText('The first words.')).toBeVisible()
  await expect(points).toBeFocused()
  const hand = new CountedHand()
  await hand.write(points, '5')
  await hand.click(page.getByRole('button', { name: 'Save marks' }))
  await hand.click(page.getByRole('button', { name: 'Next paper' }))
  await expect(page.getByText('The second words.')).toBeVisible()
  await expect(points).toBeFocused()
  report(info, 'a paper marked and the next one opened', hand)
  expect(hand.clicks).toBeLessThanOrEqual(2)
})
