import { applications } from '@titian/contract'
import { makePost } from '../../../apps/server/src/modules/employment/factories.ts'
import { tokenOf } from '../../../apps/server/src/modules/applications/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { EmploymentScene } from '../employment/scene.ts'
import type { People } from '../people-scene.ts'
import { act } from '../sender.ts'

export interface ApplicationScene {
  /** The application of the student to the post, and the token of the link of its company. */
  sign: string
  token: string
  /** One to another post, which the company has answered with an offer. */
  offered: string
}

export async function makeApplications(
  testApp: TestApp,
  { student, schoolAdmin }: People,
  { post, company }: EmploymentScene,
  word: string,
): Promise<ApplicationScene> {
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
  return { sign, token: await tokenOf(testApp, sign), offered }
}
