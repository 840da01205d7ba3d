import { certificates, identities, orders, people, schools } from '@titian/contract'
import { call, askAnswer } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

const consolePages = {
  Settings: 'settings',
  Menus: 'menus',
  // Leaves out the adverts, which the page `home-page` contains too.
  'Home page': 'home-page',
  People: 'people',
  'Identity requests': 'identities',
  'Audit log': 'audit-log',
  Roster: 'roster',
  Certificates: 'certificates',
  Coins: 'coins',
} as const

test('[FRM-006] staff find teaching and supervision in the learning centre, numbers and teachers on the teacher site, and everything else in the console', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const { list } = await call<{ list: { courseName: string; sign: string }[] }>(
    context,
    '/statistics/superviseCourses',
    { sort: 'students' },
  )
  const { courseName, sign } = list[0] ?? { courseName: '', sign: '' }
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/home/learning/my-teaching')
  await expect(heading).toHaveText('My teaching')
  await page.goto('/home/learning/regulate')
  await expect(heading).toHaveText('Supervision')
  await page.goto(`/teacher/#/statistics/${sign}`)
  await expect(heading).toHaveText('Statistics')
  await expect(page.getByRole('main')).toContainText(courseName)
  await page.goto(`/teacher/#/course/${sign}?step=team`)
  await expect(page.getByText('Lead teacher').first()).toBeVisible()

  await page.goto('/admin/')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  for (const [name, path] of Object.entries(consolePages)) {
    // Some links of the menu contain a number of tasks, which is removed.
    await navigation.getByRole('link', { name: new RegExp(`^${name}( \\d+ to do)?$`) }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/#/${path}$`))
    await expect(heading).toBeVisible()
  }
  // Opens a student of the demo, because other journeys disable the students that they make or give
  // them another role, and nobody can act as such a person.
  await page.goto('/admin/#/people?role=student&state=enabled&name=123456701')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Act as this student' })).toBeVisible()
})

test('[FRM-006] the server refuses staff calls to students and teachers', async ({ browser }) => {
  const calls = [
    [schools.getSchoolSettings, undefined],
    [schools.getMenus, undefined],
    [schools.getHome, undefined],
    [people.listPeople, {}],
    [people.listAuditLog, {}],
    [identities.listIdentityRequests, {}],
    [identities.listRoster, {}],
    [certificates.listCertificates, {}],
    [orders.listCoinCredits, {}],
  ] as const
  for (const who of ['student', 'teacher', 'staff'] as const) {
    const context = await browser.newContext()
    await signInAs(context, who)
    for (const [{ path }, input] of calls) {
      const { code } = await askAnswer(context, path, input)
      expect({ who, path, code }).toEqual({ who, path, code: who === 'staff' ? 200 : -6 })
    }
    await context.close()
  }
})
