import type { Browser } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { CountedHand } from '../../support/counted-hand.ts'
import { demoCourse } from '../../support/given-practices.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

/**
 * The maximum number of clicks with which a teacher leads a class through a practice, from
 * assigning it to releasing the results.
 */
const clicksMost = 21

/** A student who begins a shop of the practice and ends it at once. */
async function playToItsEnd(browser: Browser, assignment: string): Promise<void> {
  const student = await browser.newContext()
  await signInAs(student, 'student')
  const own = await call<{ sign: string; practice: { idSign: string } }[]>(
    student,
    '/practice/ownAssignments',
  )
  const given = own.find(({ sign }) => sign === assignment)
  if (!given) throw new Error('The student does not see the practice.')
  const run = await call<{ sign: string }>(student, '/practice/startRun', {
    idSign: given.practice.idSign,
    assignment,
  })
  await call(student, '/practice/submit', { sign: run.sign })
  await student.close()
}

test('[PRC-147] [PRC-148] [PRC-149] a teacher assigns a shop to a class, sets an event, watches the board, opens a run, rates its reasoning and releases it', async ({
  page,
  context,
  browser,
}) => {
  const hand = new CountedHand()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await signInAs(context, 'teacher')
  await page.goto(`/teacher/#/practices/${await demoCourse(context)}`)
  await hand.click(page.getByRole('link', { name: 'Give a practice' }).first())
  await hand.choose(
    page.getByRole('combobox', { name: 'Practice', exact: true }),
    'Your first shop',
  )
  await expect(page.getByText(/^One seat: every student runs their own shop/)).toBeVisible()
  for (const part of ['Process', 'Result', 'Reasoning'])
    await expect(page.getByRole('textbox', { name: part, exact: true })).toBeVisible()
  await hand.click(button('Give'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your first shop' })).toBeVisible()
  const board = page.url()
  const assignment = new URL(board.replace('#/', '')).pathname.split('/').at(-1) ?? ''

  await hand.click(page.getByRole('tab', { name: 'Events' }))
  await hand.choose(page.getByRole('combobox', { name: 'Event' }), 'Demand peak')
  await hand.write(page.getByRole('textbox', { name: 'First day' }), '99')
  await hand.click(button('Set the event'))
  const day = page.getByRole('textbox', { name: 'First day' })
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await hand.write(day, '2')
  await hand.click(button('Set the event'))
  const events = page.getByRole('table', { name: 'Events of this practice' })
  await expect(events.getByText('Days 2 to 4')).toBeVisible()
  await expect(events.getByText('Affects all shops when they come to day 2.')).toBeVisible()

  await hand.click(page.getByRole('tab', { name: 'Board' }))
  const student = page.getByRole('row').filter({ hasText: '1 / ' })
  await playToItsEnd(browser, assignment)
  // The board shows the new state without a reload.
  const ended = page.getByRole('row').filter({ hasText: 'Ended' })
  await expect(ended.getByText(/^Market and product research: /)).toBeAttached({ timeout: 20_000 })
  await expect(student).toHaveCount(0)
  await hand.click(ended.getByRole('link'))
  const result = page.getByRole('table', {
    name: 'Result between the idle and the reference shop',
  })
  await expect(result.getByRole('row').filter({ hasText: 'Net profit' })).toBeVisible()
  const slider = page.getByRole('slider')
  await slider.focus()
  await hand.press(slider, 'Home')
  await hand.press(slider, 'ArrowRight')
  await expect(page.getByText(/^Day 2 of /)).toBeVisible()
  await expect(page.getByText('Demand peak', { exact: true })).toBeVisible()

  const name = unique('Report of a shop')
  await page.goto('/teacher/#/newRubric?starter=shopReport')
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(field).toHaveValue('Report of a shop')
  await hand.write(field, name)
  await hand.click(button('Create the draft'))
  await hand.click(button('Publish'))
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Publish' }))
  await expect(page.getByText(/^A published rubric cannot be changed/)).toBeVisible()

  await page.goto(board)
  await hand.click(page.getByRole('link', { name: 'Rating', exact: true }))
  await hand.write(page.getByRole('searchbox', { name: 'Search by name' }), name)
  await hand.click(page.getByRole('radio', { name: new RegExp(`^${name}`) }))
  await hand.click(button('Use this rubric'))
  const students = page.getByRole('table', { name: 'Students and criteria' })
  await hand.click(students.getByRole('row').filter({ hasText: 'To rate' }).getByRole('link'))
  await expect(page.getByText('2 criteria are not yet rated')).toBeVisible()
  const reasons = page.getByRole('region', { name: 'Decisions have reasons' })
  await reasons.focus()
  await hand.press(reasons, '3')
  await hand.press(reasons, 'j')
  await hand.press(page.getByRole('region', { name: 'The next plan' }), '4')
  await expect(page.getByRole('heading', { name: /^Total: \d+%/ })).toBeVisible()
  await hand.click(page.getByRole('link', { name: 'All students' }))
  await hand.click(button('Release all that are ready'))
  const question = page.getByRole('dialog', { name: 'Release 1 assessment?' })
  await hand.click(question.getByRole('button', { name: 'Release 1' }))
  await expect(students.getByText(/^\d+%, (?:not )?passed$/)).toBeVisible()
  expect(hand.clicks).toBeLessThanOrEqual(clicksMost)
})
