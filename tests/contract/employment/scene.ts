import { employment, type skills } from '@titian/contract'
import { makeCompany, makePost } from '../../../apps/server/src/modules/employment/factories.ts'
import { makeSheet } from '../../../apps/server/src/modules/people/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { act } from '../sender.ts'

/** An uploaded table of staff, a previewed import, and a confirmed one. */
export interface SheetScene {
  sheet: string
  previewed: string
  confirmed: string
}

export interface EmploymentScene {
  company: string
  /** A live post of the company, saved by the student. */
  post: string
  /** A company without posts. */
  emptyCompany: string
  draft: string
  /** The student's open report of the post. */
  report: string
  companySheets: SheetScene
  postSheets: SheetScene
  /** A saved search of the student. */
  savedSearch: string
}

interface SheetCalls {
  preview: typeof employment.previewCompanyImport | typeof employment.previewPostImport
  /** The calls about posts and about companies have the same input and response. */
  confirm: typeof employment.confirmCompanyImport | typeof skills.confirmSkillImport
}

export async function makeSheets(
  testApp: TestApp,
  { schoolAdmin }: Pick<People, 'schoolAdmin'>,
  { preview, confirm }: SheetCalls,
  { name, text }: { name: string; text: string },
): Promise<SheetScene> {
  const signs: string[] = []
  let sheet = ''
  for (const place of [1, 2, 3, 4, 5]) {
    sheet = await makeSheet(testApp, schoolAdmin, text, `${name}-${place}.csv`)
    signs.push((await act(testApp, preview, { filePath: sheet }, schoolAdmin)).importSign)
  }
  const [confirmed = '', previewed = ''] = signs
  await act(testApp, confirm, { importSign: confirmed }, schoolAdmin)
  return { sheet, previewed, confirmed }
}

export async function makeEmployment(
  testApp: TestApp,
  people: People,
  word: string,
): Promise<EmploymentScene> {
  const { student, schoolAdmin } = people
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
  const companySheets = await makeSheets(
    testApp,
    people,
    { preview: employment.previewCompanyImport, confirm: employment.confirmCompanyImport },
    { name: `${word}-companies`, text: `Name\n${word} imported` },
  )
  const postSheets = await makeSheets(
    testApp,
    people,
    { preview: employment.previewPostImport, confirm: employment.confirmPostImport },
    { name: `${word}-posts`, text: `Title,Company\n${word} imported,${word}` },
  )
  return {
    companySheets,
    postSheets,
    company: testApp.seal('company', companyId),
    post,
    emptyCompany: testApp.seal('company', emptyId),
    draft: testApp.seal('jobPost', draftId),
    report: reports.list[0]?.sign ?? '',
    savedSearch: saved.sign,
  }
}
