import { applications } from '@titian/contract'
import { makePost } from '../../../apps/server/src/modules/employment/factories.ts'
import { tokenOf } from '../../../apps/server/src/modules/applications/factories.ts'
import { makeFile } from '../../../apps/server/src/modules/files/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { EmploymentScene } from '../employment/scene.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface ApplicationScene {
  /** The student's application to the post, and the token of its company's link. */
  sign: string
  token: string
  /** An application to another post, which the company has answered with an offer. */
  offered: string
}

/**
 * Stores the PDF, which in the product a job creates later, because the calls return the stored
 * file.
 */
async function storePdf(testApp: TestApp, { student }: People, word: string) {
  const { id } = await makeFile(testApp, {
    ownerId: student.userId,
    schoolId: student.schoolId,
    purpose: 'resumeCopy',
    name: `${word}.pdf`,
    bytes: Buffer.from('%PDF-1.7\n%%EOF\n'),
  })
  await rows(testApp, 'update application_copies set pdf_file_id = $1 where user_id = $2', [
    id,
    student.userId,
  ])
}

export async function makeApplications(
  testApp: TestApp,
  people: People,
  { post, company }: EmploymentScene,
  word: string,
): Promise<ApplicationScene> {
  const { student, schoolAdmin } = people
  const send = async (positionId: string) =>
    (await act(testApp, applications.sendEmail, { positionId, letter: word }, student)).sign
  const sign = await send(post)
  const kept = { schoolId: student.schoolId, createdBy: schoolAdmin.userId }
  const companyId = testApp.app.deps.signs.open('company', company) ?? 0
  const texts = { title: `${word} offered`, description: word }
  const second = { ...kept, ...texts, companyId, skills: [{ name: word, level: 2 }] }
  const offered = await send(
    testApp.seal('jobPost', await makePost(testApp.db, second, testApp.clock.now())),
  )
  await act(
    testApp,
    applications.answerApplication,
    { token: await tokenOf(testApp, offered), version: 0, step: 'offered', note: word },
    schoolAdmin,
  )
  await storePdf(testApp, people, word)
  return { sign, token: await tokenOf(testApp, sign), offered }
}
