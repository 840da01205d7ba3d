import { expect, type BrowserContext, type Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { newName, newPhone } from '../../support/new-names.ts'

/** Creates a person that no other journey uses; `staff` has a staff session. */
export async function makePerson(staff: BrowserContext, role: 'student' | 'teacher') {
  const [name, mobile] = [newName('Nadia'), newPhone()]
  const input = { mobile, areaCode: '60', name, role }
  const { sign } = await call<{ sign: string }>(staff, '/user/createPerson', input)
  return { name, mobile, sign }
}

/** The sealed id of the signed-in person. */
export async function ownSign(context: BrowserContext): Promise<string> {
  const { userId } = await call<{ userId: string }>(context, '/user/loginInfo')
  return userId
}

export async function openPerson(page: Page, sign: string): Promise<void> {
  await page.goto(`/admin/#/people/${sign}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible()
}

/** The first log entry that names this person. */
export function logEntry(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name }).first()
}

export async function openLog(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/#/audit-log?name=${encodeURIComponent(name)}`)
  await expect(logEntry(page, name)).toBeVisible()
}
