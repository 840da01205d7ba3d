import { randomUUID } from 'node:crypto'
import { employment, resume } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedEmployment } from '../../../seeds/seed-employment.ts'
import { seedResume } from '../../../seeds/seed-resume.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  const seeds = [seedSchools, seedAccounts, seedEmployment, seedResume]
  const { schoolIds, userIds } = await seedAll({ db, clock, files }, seeds)
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, clock.now())
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
}, 90_000)
afterAll(() => testApp.close())

it('the demo student has a resume with valid entries, a job intention and two revisions', async () => {
  const resumeId = testApp.seal('resume', student.userId)
  const { data } = (await testApp.ask(resume.resumeDetail, { resumeId }, student)).body
  const sections = data?.content.sections
  expect(sections?.intention).toMatchObject([{ positionCode: 'shopOperator' }])
  const forms = {
    intention: resume.addIntention,
    education: resume.addEducation,
    work: resume.addWork,
    project: resume.addProject,
    internship: resume.addInternship,
    qualification: resume.addQualification,
    skill: resume.addSkill,
    language: resume.addLanguage,
    volunteer: resume.addVolunteer,
  }
  for (const [name, form] of Object.entries(forms)) {
    const entries = sections?.[name as keyof typeof forms] ?? []
    expect(entries.length, name).toBeGreaterThan(0)
    for (const { id: _, hidden: __, ...fields } of entries) {
      const sent = { resumeId, revision: 0, key: randomUUID(), ...fields }
      expect(form.input.parse(sent)).toEqual(sent)
    }
  }
  const revisions = (await testApp.ask(resume.listResumeRevisions, { resumeId }, student)).body.data
  expect(revisions?.map(({ revision, act }) => [revision, act])).toEqual([
    [1, 'changed'],
    [0, 'created'],
  ])
  const intended = await testApp.ask(employment.intendedPositions, {}, student)
  expect(intended.body.data).toHaveLength(1)
})
