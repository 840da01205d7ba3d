import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAs } from '../../support/signed-in.ts'
import { demo, fillLogin, submit } from './sign-in-page.ts'
import { fillStaffForm } from './staff-page.ts'
import { expect, test } from '../../support/journey.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('[ACC-003] teachers have a separate sign-in, which refuses students', async ({ page }) => {
  await page.goto('/teacher/')
  await expect(heading(page, 'Sign in to teach')).toBeVisible()
  await fillStaffForm(page, demo.student)
  await expect(
    page.getByText('This account has no permission to sign in as a teacher.'),
  ).toBeVisible()
  await expect(page.getByLabel('Phone number', { exact: true })).toBeFocused()
  await fillStaffForm(page, demo.teacher)
  await expect(heading(page, 'My courses')).toBeVisible()
})

test('[FRM-060] [FRM-061] [ACC-083] the teacher tab of the student site leads to the teaching centre, and the code disappears from the address', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByText('Teacher', { exact: true }).click()
  await fillLogin(page, demo.teacher, demo.password)
  await submit(page).click()
  await expect(heading(page, 'My courses')).toBeVisible()
  await expect(page).toHaveURL(/\/teacher\/#\/teachingCenter$/)
  await page.reload()
  await expect(heading(page, 'My courses')).toBeVisible()
})

test('[FRM-061] the teaching centre contains own courses, authoring, question bank, examinations, messages and statistics', async ({
  page,
}) => {
  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/')
  await expect(heading(page, 'My courses')).toBeVisible()
  const go = async (name: string) => {
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await navigation.getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeVisible()
  }
  await go('Question bank')
  await go('Tests and exams')
  await go('Papers and marking')
  await go('Notices')
  await go('My courses')
  await page.getByRole('link', { name: 'New course' }).first().click()
  await expect(page.getByLabel('Course name').first()).toBeVisible()
  await go('My courses')
  await page
    .getByRole('link', { name: /^Cross-border listing/ })
    .first()
    .click()
  const pages = page.getByRole('navigation', { name: 'Pages of the course' })
  await pages.getByRole('link', { name: 'Statistics' }).click()
  await expect(page).toHaveURL(/\/teacher\/#\/statistics\//)
  await expect(page.getByText(/^Final results in ten groups/)).toBeVisible()
})

test('[FRM-061] [FRM-006] the sites for teachers and staff are separate applications, built from the packages of the student site', async ({
  request,
}) => {
  const shared = ['@titian/contract', '@titian/site', '@titian/ui', 'react']
  const scripts = new Set<string>()
  for (const [app, address] of [
    ['web', '/home'],
    ['teacher', '/teacher/'],
    ['admin', '/admin/'],
  ] as const) {
    const text = await readFile(
      new URL(`../../../apps/${app}/package.json`, import.meta.url),
      'utf8',
    )
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> }
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(shared))
    const html = await (await request.get(address)).text()
    // A server-rendered page lists its scripts in a block of data (FRM-320).
    const listed = /"modules":\[(?:"[^"]+",)*"([^"]+)"\]/.exec(html)
    const written = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)
    scripts.add((listed ?? written)?.[1] ?? '')
  }
  expect(scripts.size).toBe(3)
  expect(scripts).not.toContain('')
})
