import { employment } from '@titian/contract'
import { makeCompany, makePost } from '../../../apps/server/src/modules/employment/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people-scene.ts'
import { act } from '../sender.ts'

export interface EmploymentScene {
  company: string
  /** A live post of the company, which the student has collected. */
  post: string
}

export async function makeEmployment(
  testApp: TestApp,
  { student, schoolAdmin }: People,
  word: string,
): Promise<EmploymentScene> {
  const now = testApp.clock.now()
  const kept = { schoolId: student.schoolId, createdBy: schoolAdmin.userId }
  const words = { address: word, introduction: word, contactName: word }
  const companyId = await makeCompany(testApp.db, { ...kept, ...words, name: word }, now)
  const texts = { title: `${word} operator`, description: word }
  const skills = [{ name: word, level: 2 }]
  const postId = await makePost(testApp.db, { ...kept, ...texts, companyId, skills }, now)
  const post = testApp.seal('jobPost', postId)
  await act(testApp, employment.addCollectionPost, { positionId: post }, student)
  return { company: testApp.seal('company', companyId), post }
}
