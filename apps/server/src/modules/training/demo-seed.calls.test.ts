import { trainStates, training } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedFiles } from '../../../seeds/seed-files.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { seedTrainings } from '../../../seeds/seed-trainings.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  const seeds = [seedSchools, seedAccounts, seedFiles, seedTrainings]
  const { schoolIds, userIds } = await seedAll({ db, clock, files }, seeds)
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, clock.now())
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
})
afterAll(() => testApp.close())

it('has a training in each state, and the demo student in the current and the ended one', async () => {
  const { data } = (await testApp.ask(training.trainList, {}, student)).body
  expect(new Set(data?.list.map(({ state }) => state))).toEqual(new Set(trainStates))
  const own = (await testApp.ask(training.myTrainList, {}, student)).body.data
  expect(own?.list.map(({ state }) => state)).toEqual(['inProgress', 'completed'])
  expect(own?.list[0]).toMatchObject({ openWorks: 2, openExams: 2 })
})

it("unlocks one practical task by the demo student's results, and keeps the other locked", async () => {
  const own = (await testApp.ask(training.myTrainList, {}, student)).body.data
  const id = own?.list[0]?.sign ?? ''
  const { data } = (await testApp.ask(training.trainPracticalTask, { id }, student)).body
  const closed = data?.filter(({ isDis }) => isDis).map(({ taskNumber }) => taskNumber)
  expect(closed).toEqual([6])
  const plate = (await testApp.ask(training.userSmallPlate, {}, student)).body.data
  expect(plate).toEqual({ workTrainId: id, examTrainId: id })
  const files = (await testApp.ask(training.trainResources, { id }, student)).body.data
  expect(files?.map(({ resourcesName }) => resourcesName)).toEqual([
    'Packing checklist.pdf',
    'Price worksheet.docx',
  ])
})
