import { people as calls } from '@titian/contract'
import { makeAccount } from '../../../apps/server/src/modules/accounts/factories.ts'
import { makeSheet } from '../../../apps/server/src/modules/people/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from './people-scene.ts'
import { act } from '../sender.ts'

export interface StaffScene {
  /** A person whose account is changed by staff. */
  person: string
  /** A list of people that the school administrator uploaded. */
  sheet: string
  previewed: string
  confirmed: string
  /** Saved filters of the school administrator. */
  view: string
}

/** Number of entries to add: more than the shortest page shows. */
const several = [1, 2, 3, 4, 5]

async function makeImports(testApp: TestApp, { schoolAdmin }: People, word: string) {
  const phone = `18${schoolAdmin.schoolId}234567`
  const list = `name,phone,student number,class\n${word} freshman,${phone},${word}-9,${word} 1\n`
  const sheet = await makeSheet(testApp, schoolAdmin, list, `${word}.csv`)
  const input = { filePath: sheet, role: 'student' as const }
  const signs: string[] = []
  for (const _ of several)
    signs.push((await act(testApp, calls.previewPeopleImport, input, schoolAdmin)).importSign)
  const [previewed = '', confirmed = ''] = signs
  await act(testApp, calls.confirmPeopleImport, { importSign: confirmed }, schoolAdmin)
  return { sheet, previewed, confirmed }
}

/**
 * Creates what staff leave: imported lists, and a person whose account they have disabled and
 * enabled again.
 */
export async function makeStaffWork(
  testApp: TestApp,
  people: People,
  word: string,
): Promise<StaffScene> {
  const { schoolAdmin } = people
  const { schoolId } = schoolAdmin
  const { userId } = await makeAccount(testApp, {
    schoolId,
    name: `${word} guest`,
    roles: 'normal',
  })
  const person = testApp.seal('user', userId)
  for (const number of several) {
    const input = { sign: person, disabled: number % 2 === 1, reason: `${word} why` }
    await act(testApp, calls.changePersonState, input, schoolAdmin)
  }
  const views: string[] = []
  for (const number of several) {
    const view = { name: `${word} view ${number}`, filter: {} }
    views.push((await act(testApp, calls.savePeopleView, view, schoolAdmin)).sign)
  }
  return { person, view: views[0] ?? '', ...(await makeImports(testApp, people, word)) }
}
