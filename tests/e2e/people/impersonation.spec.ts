import { signInAs } from '../../support/signed-in.ts'
import { askAnswer } from '../../support/ask-server.ts'
import { makePerson, openLog, openPerson, ownSign } from './people-page.ts'
import { expect, test } from '../../support/journey.ts'

const cookieNames = ['simulateToken', 'simulateName']

test('[ACC-292] [ACC-209] [ACC-238] [ACC-239] [ACC-240] [ACC-241] [ACC-242] [FRM-139] staff impersonate a student with a reason, cannot write, stop in the banner and return to the person', async ({
  page,
}) => {
  const context = page.context()
  await signInAs(context, 'staff')
  const staffSign = await ownSign(context)
  const { name, sign } = await makePerson(context, 'student')
  const impersonating = async () =>
    (await context.cookies()).filter((cookie) => cookieNames.includes(cookie.name))
  expect(await impersonating()).toHaveLength(0)

  await openPerson(page, sign)
  await page.getByRole('button', { name: 'Act as this student' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/or after 30 minutes/)).toBeVisible()
  await expect(dialog.getByText(/Not possible during this time/)).toBeVisible()
  const start = dialog.getByRole('button', { name: 'Start acting' })
  await start.click()
  await expect(dialog.getByText('Please give a reason of at least three characters.')).toBeVisible()
  const reason = 'The student cannot find the timetable'
  await dialog.getByLabel('Reason').fill(reason)
  await start.click()

  await expect(page).toHaveURL(/\/home$/)
  const banner = page.getByRole('region', { name: 'Acting as a student' })
  await expect(banner).toContainText(/currently operating with the account of a student/i)
  await expect(banner).toContainText(name)
  const cookies = await impersonating()
  expect(cookies.map((cookie) => cookie.name).toSorted()).toEqual(cookieNames.toSorted())
  expect(cookies.find((cookie) => cookie.name === 'simulateToken')?.httpOnly).toBe(true)
  const value = cookies.find((cookie) => cookie.name === 'simulateName')?.value ?? ''
  expect(decodeURIComponent(value)).toBe(name)

  const { data } = await askAnswer<{ userId: string; impersonation: { endsAt: string } }>(
    context,
    '/user/loginInfo',
  )
  expect(data.userId).toBe(sign)
  const minutes = (Date.parse(data.impersonation.endsAt) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(28)
  expect(minutes).toBeLessThanOrEqual(30.1)

  // During the impersonation the student's data cannot be changed, and the calls of staff are
  // refused too.
  const refused = await askAnswer(context, '/user/updateUserName', { userName: 'Somebody else' })
  expect(refused.code).toBe(-6)
  expect((await askAnswer(context, '/user/listPeople', {})).code).toBe(-6)

  const exits: { method: string; code: number }[] = []
  await page.exposeBinding('noteExit', (_source, exit: (typeof exits)[number]) => exits.push(exit))
  // The page navigates as soon as it has the response, so the call is recorded before the click.
  await page.evaluate(() => {
    const { fetch: send, noteExit } = window as unknown as {
      fetch: typeof fetch
      noteExit: (exit: object) => Promise<void>
    }
    window.fetch = async (input, init) => {
      const response = await send(input, init)
      if (new URL(response.url).pathname.endsWith('/user/exitSimulation')) {
        const { code } = (await response.clone().json()) as { code: number }
        await noteExit({ method: init?.method ?? 'GET', code })
      }
      return response
    }
  })
  await banner.getByRole('button', { name: 'Stop acting' }).click()
  await expect(banner).toHaveCount(0)
  expect(exits).toEqual([{ method: 'GET', code: 1 }])
  await expect(page).toHaveURL(new RegExp(`/admin/#/people/${sign}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(await impersonating()).toHaveLength(0)
  expect(await ownSign(context)).toBe(staffSign)

  await openLog(page, name)
  const rows = page.getByRole('row').filter({ hasText: name })
  const started = rows.filter({ hasText: 'Acting as a student started' })
  await expect(started).toContainText(reason)
  await expect(rows.filter({ hasText: 'Acting as a student ended' })).toHaveCount(1)
  await openPerson(page, sign)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('[ACC-210] nobody can impersonate a teacher or staff, in the console or by calls', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  const teacher = await makePerson(page.context(), 'teacher')
  const student = await makePerson(page.context(), 'student')
  for (const sign of [teacher.sign, await ownSign(page.context())]) {
    await openPerson(page, sign)
    await expect(page.getByRole('button', { name: 'Change roles' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Act as this student' })).toHaveCount(0)
    const answer = await askAnswer(page.context(), '/user/startSimulation', {
      sign,
      reason: 'To look',
    })
    expect(answer.code).toBe(-6)
  }
  await openPerson(page, student.sign)
  await expect(page.getByRole('button', { name: 'Act as this student' })).toBeVisible()
})
