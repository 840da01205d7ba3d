import { identities } from '@titian/contract'
import {
  makeEntry,
  makeRequest,
  makeSheet,
} from '../../../apps/server/src/modules/identities/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

export interface IdentityScene {
  /** The sealed id of the school itself. */
  school: string
  request: string
  entry: string
  /** A table that staff uploaded. */
  sheet: string
  previewed: string
  confirmed: string
}

/** Number of entries to add: more than the shortest page shows. */
const several = [1, 2, 3, 4, 5]

async function makeImports(testApp: TestApp, { schoolAdmin }: People, word: string) {
  const sheet = await makeSheet(testApp, schoolAdmin, `number,name\n${word}-new,${word} pupil\n`)
  const input = { filePath: sheet, kind: 'student' as const }
  const signs: string[] = []
  for (const _ of several)
    signs.push((await act(testApp, identities.previewRosterImport, input, schoolAdmin)).importSign)
  const [previewed = '', confirmed = ''] = signs
  await act(testApp, identities.confirmRosterImport, { importSign: confirmed }, schoolAdmin)
  return { sheet, previewed, confirmed }
}

/** Creates people who wait for staff, a roster, and imported tables. */
export async function makeIdentities(
  testApp: TestApp,
  people: People,
  word: string,
): Promise<IdentityScene> {
  const { schoolId } = people.schoolAdmin
  let request = 0
  let entry = 0
  for (const number of several) {
    const name = `${word} applicant`
    const applicant = await testApp.person('normal', schoolId)
    ;({ id: request } = await makeRequest(testApp, applicant, {
      name,
      number: `${word}-${number}`,
    }))
    ;({ id: entry } = await makeEntry(testApp, { schoolId, name, number: `${word}-${number}` }))
  }
  return {
    school: testApp.seal('school', schoolId),
    request: testApp.seal('identityRequest', request),
    entry: testApp.seal('rosterEntry', entry),
    ...(await makeImports(testApp, people, word)),
  }
}
