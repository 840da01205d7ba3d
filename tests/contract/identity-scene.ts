import { identities } from '@titian/contract'
import {
  makeEntry,
  makeRequest,
  makeSheet,
} from '../../apps/server/src/modules/identities/factories.ts'
import type { World } from '../../apps/server/src/testing/world.ts'
import type { People } from './people-scene.ts'
import { act } from './sender.ts'

export interface IdentityScene {
  /** The sign of the school itself. */
  school: string
  request: string
  entry: string
  /** A table that the school's staff uploaded. */
  sheet: string
  previewed: string
  confirmed: string
}

/** More than a short page shows. */
const several = [1, 2, 3, 4, 5]

async function makeImports(world: World, { schoolAdmin }: People, word: string) {
  const sheet = await makeSheet(world, schoolAdmin, `number,name\n${word}-new,${word} pupil\n`)
  const input = { filePath: sheet, kind: 'student' as const }
  const signs: string[] = []
  for (const _ of several)
    signs.push((await act(world, identities.previewRosterImport, input, schoolAdmin)).importSign)
  const [previewed = '', confirmed = ''] = signs
  await act(world, identities.confirmRosterImport, { importSign: confirmed }, schoolAdmin)
  return { sheet, previewed, confirmed }
}

/** People who wait for the staff, a roster, and tables that were read in. */
export async function makeIdentities(
  world: World,
  people: People,
  word: string,
): Promise<IdentityScene> {
  const { schoolId } = people.schoolAdmin
  let request = 0
  let entry = 0
  for (const number of several) {
    const name = `${word} applicant`
    const applicant = await world.person('normal', schoolId)
    ;({ id: request } = await makeRequest(world, applicant, { name, number: `${word}-${number}` }))
    ;({ id: entry } = await makeEntry(world, { schoolId, name, number: `${word}-${number}` }))
  }
  return {
    school: world.seal('school', schoolId),
    request: world.seal('identityRequest', request),
    entry: world.seal('rosterEntry', entry),
    ...(await makeImports(world, people, word)),
  }
}
