import { certificates } from '@titian/contract'
import { makeSheet } from '../../../apps/server/src/modules/people/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface CertificateScene {
  /** The student's certificate for the free course. */
  sign: string
  number: string
  studentCard: string
  /** An uploaded table of staff, a previewed import, and a confirmed one. */
  sheet: string
  imports: { previewed: string; confirmed: string }
}

async function cardOf(testApp: TestApp, userId: number): Promise<string> {
  const [row] = await rows<{ card: string }>(
    testApp,
    'select student_card as card from users where id = $1',
    [userId],
  )
  return row?.card ?? ''
}

export async function makeCertificates(
  testApp: TestApp,
  { student, otherStudent, schoolAdmin }: People,
  { free }: CourseScene,
  word: string,
): Promise<CertificateScene> {
  const courseIdSign = free.course
  const userSigns = [testApp.seal('user', student.userId)]
  const although = { confirmed: userSigns, reason: 'Earned at another school' }
  await act(
    testApp,
    certificates.issueCertificates,
    { courseIdSign, userSigns, ...although },
    schoolAdmin,
  )
  const { list } = await act(testApp, certificates.listOwnCertificates, {}, student)
  const { sign = '', number = '' } = list[0] ?? {}
  const table = `Student number\n${await cardOf(testApp, otherStudent.userId)}`
  const signs: string[] = []
  let sheet = ''
  for (const place of [1, 2, 3, 4, 5]) {
    sheet = await makeSheet(testApp, schoolAdmin, table, `${word}-certificates-${place}.csv`)
    const input = { courseIdSign, filePath: sheet }
    signs.push(
      (await act(testApp, certificates.previewCertificateImport, input, schoolAdmin)).importSign,
    )
  }
  const [confirmed = '', previewed = ''] = signs
  const taken = { importSign: confirmed }
  await act(testApp, certificates.confirmCertificateImport, taken, schoolAdmin)
  const studentCard = await cardOf(testApp, student.userId)
  return { sign, number, studentCard, sheet, imports: { previewed, confirmed } }
}
