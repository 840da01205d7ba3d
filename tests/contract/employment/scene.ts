import { employment } from '@titian/contract'
import { makeCompany, makePost } from '../../../apps/server/src/modules/employment/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people-scene.ts'
import { act } from '../sender.ts'

export interface EmploymentScene {
  company: string
  /** A live post of the company, which the student has collected. */
  post: string
  /** A company without posts. */
  emptyCompany: string
  draft: string
  /** An open report of the post by the student. */
  report: string
  /** Of the student. */
  savedSearch: string
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
  const emptyId = await makeCompany(testApp.db, { ...kept, ...words, name: `${word} empty` }, now)
  const draft = { ...kept, ...texts, companyId, skills, publishedAt: null }
  const draftId = await makePost(testApp.db, draft, now)
  await act(testApp, employment.reportPost, { positionId: post, reason: `${word} reason` }, student)
  const open = { page: 1, size: 10, state: 'open' as const }
  const reports = await act(testApp, employment.listPostReports, open, schoolAdmin)
  const search = { name: word, content: word }
  const saved = await act(testApp, employment.saveSearch, search, student)
  return {
    company: testApp.seal('company', companyId),
    post,
    emptyCompany: testApp.seal('company', emptyId),
    draft: testApp.seal('jobPost', draftId),
    report: reports.list[0]?.sign ?? '',
    savedSearch: saved.sign,
  }
}
