import { randomUUID } from 'node:crypto'
import { resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { makeMember } from '../accounts/factories.ts'
import { resumes } from './tables.ts'

export const work = {
  companyName: 'Kedai Buku Jaya',
  industry: 'retail',
  jobTitle: 'Shop assistant',
  start: '2024-03',
  end: 'now',
  skills: ['Returns', '中文'],
  content: 'Sold books.',
  achievements: '',
}
export const intention = {
  positionCode: 'tester',
  positionName: '',
  salaryBand: 2,
  currency: 'MYR' as const,
  industries: ['software', 'education'],
  city: 'MY-14-01',
  nature: 2 as const,
}

/** Makes a student without a resume, with helpers that read the row and the API's response. */
export async function makeOwner(testApp: TestApp) {
  const student = await makeMember(testApp, { name: '李玥', sex: 2 })
  const resumeId = testApp.seal('resume', student.userId)
  const row = async ({ userId }: Person = student) =>
    (await testApp.db.select().from(resumes).where(eq(resumes.userId, userId)))[0]
  const revision = async () => (await row())?.revision ?? 0
  const detail = async () =>
    (await testApp.ask(resume.resumeDetail, { resumeId }, student)).body.data
  const addWork = async (fields: object = {}, by: Person = student) => {
    const sent = { resumeId, revision: await revision(), key: randomUUID(), ...work, ...fields }
    return testApp.ask(resume.addWork, sent, by)
  }
  return { student, resumeId, row, revision, detail, addWork }
}
export type ResumeOwner = Awaited<ReturnType<typeof makeOwner>>
