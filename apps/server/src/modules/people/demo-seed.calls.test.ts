import { people } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedPeople } from '../../../seeds/seed-people.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInAs } from '../accounts/factories.ts'
import { forgetSchools } from '../schools/hosts/actions.ts'

let testApp: TestApp
let cookies: Record<string, string>

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  // The test app's own schools use the local hosts; the demo schools get them here, as on a new
  // machine.
  await db.execute('delete from school_hosts')
  forgetSchools()
  const { files } = testApp.app.services
  await seedAll({ db, clock, files }, [seedSchools, seedAccounts, seedPeople])
  ;({ cookies } = await signInAs(testApp, '123456704'))
})
afterAll(() => testApp.close())

it('gives the staff of the demo school a log with entries', async () => {
  const { body } = await testApp.ask(people.listAuditLog, {}, { cookies })
  expect(body.data?.list.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['person.mobileChanged', 'Lee Chong Ming'],
    ['people.imported', 'Lee Chong Ming'],
    ['person.rolesChanged', 'Amirah Yusoff'],
  ])
  expect(body.data?.list[0]?.subjectName).not.toBe('')
})

it('has an import whose undoing removes no person with a login', async () => {
  const listed = await testApp.ask(people.listPeopleImports, {}, { cookies })
  const [row] = listed.body.data?.list ?? []
  expect(row).toMatchObject({ state: 'confirmed', fresh: 40, faulty: 2, mayUndo: true })
  const importSign = row?.importSign ?? ''
  const undone = await testApp.ask(people.undoPeopleImport, { importSign }, { cookies })
  expect(undone.body.data).toEqual({ removed: 0, kept: 40 })
})
