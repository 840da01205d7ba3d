import { applications } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { readPdfText } from '../../../platform/parsing/pdf-text.ts'
import { chromiumPrinter, type PdfPrinter } from '../../../platform/pdf/pdf-printer.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, photo } from '../../files/factories.ts'
import { files } from '../../files/tables.ts'
import { apply, makeApplicant, makeOpening, tokenOf } from '../factories.ts'
import { applicationCopies } from '../tables.ts'
import { printCopies } from './actions.ts'

let testApp: TestApp
let pdf: PdfPrinter
let applicant: Awaited<ReturnType<typeof makeApplicant>>

beforeAll(async () => {
  testApp = await openTestApp()
  pdf = testApp.app.services.pdf
}, 90_000)
afterAll(async () => {
  await pdf.close()
  await testApp.close()
})
beforeEach(async () => {
  await testApp.db.update(applicationCopies).set({ pdfTries: 99 })
  applicant = await makeApplicant(testApp)
})
afterEach(() => {
  testApp.app.services.pdf = pdf
})

const copies = () =>
  testApp.db
    .select()
    .from(applicationCopies)
    .where(eq(applicationCopies.userId, applicant.student.userId))
    .orderBy(applicationCopies.id)
const send = async () => {
  const { positionId } = await makeOpening(testApp, applicant.student)
  return apply(testApp, applicant.student, positionId)
}
/** A machine with much else to do is late for a try; the next one finds the browser warm. */
async function work(most = 5): Promise<void> {
  await printCopies(testApp.app.services, testApp.clock)
  if (
    most > 1 &&
    (await copies()).some(({ pdfFileId, pdfTries }) => pdfFileId === null && pdfTries < 6)
  ) {
    testApp.clock.pass(301)
    await work(most - 1)
  }
}
/** The same for who asks. */
async function pdfOf(sign: string, most = 5): Promise<{ fileName: string; bytes: Buffer }> {
  const { body } = await testApp.ask(applications.applicationResumePdf, { sign }, applicant.student)
  if (body.data) return { ...body.data, bytes: Buffer.from(body.data.base64, 'base64') }
  if (body.code !== -9999 || most === 1) throw new Error(body.msg)
  return pdfOf(sign, most - 1)
}

it('[JOB-042] stores the PDF of the copy once, with the name of then after the resume was changed', async () => {
  const { student, content, write } = applicant
  const first = await send()
  const second = await send()
  expect(testApp.jobs.sent).toContainEqual({ name: 'applications.printCopies', data: {} })
  await write({ basics: { ...content.basics, name: 'Somebody Else' } })
  await work()
  const [copy, ...further] = await copies()
  expect(further).toEqual([])
  expect(copy?.pdfFileId).not.toBeNull()
  const { bytes, fileName } = await pdfOf(first.sign)
  expect(fileName).toBe(`${content.basics.name}.pdf`)
  const text = (await readPdfText(bytes)).join(' ').replaceAll(/\s+/g, '')
  expect(text).toContain('NurAisyahbintiHassan')
  expect(text).toContain('李玥')
  expect(text).not.toContain('SomebodyElse')
  expect((await pdfOf(second.sign)).bytes.equals(bytes)).toBe(true)
  await printCopies(testApp.app.services, testApp.clock)
  const own = await testApp.db.select().from(files).where(eq(files.ownerId, student.userId))
  expect(own.map(({ purpose, state }) => [purpose, state])).toEqual([['resumeCopy', 'stored']])
  const { body } = await testApp.ask(applications.application, { sign: first.sign }, student)
  expect(body.data?.pdfName).toBe(fileName)
  const token = await tokenOf(testApp, first.sign)
  const seen = await testApp.ask(applications.companyResumePdf, { token })
  expect(seen.body.data?.base64).toBe(bytes.toString('base64'))
}, 240_000)

it('[JOB-042] keeps the photo of the copy after the student has removed it, and makes another copy of another content', async () => {
  const { student, content, write } = applicant
  const look = { ...content.look, template: 3 as const }
  const picture = await makeFile(testApp, {
    ownerId: student.userId,
    purpose: 'avatar',
    name: 'me.jpg',
    bytes: await photo(),
  })
  await write({ look, photoFileId: picture.id })
  const before = await send()
  await write({ look, photoFileId: null })
  const after = await send()
  const rows = await copies()
  expect(rows.map(({ photoFileId }) => photoFileId)).toEqual([picture.id, null])
  const shown = async (sign: string) => {
    const { body } = await testApp.ask(applications.applicationResume, { sign }, student)
    return body.data?.paper.photo
  }
  expect(await shown(before.sign)).not.toBe('')
  expect(await shown(after.sign)).toBe('')
  const pages: string[] = []
  testApp.app.services.pdf = {
    close: async () => {},
    print: (html) => {
      pages.push(html)
      return pdf.print(html)
    },
  }
  await work()
  expect(pages.map((html) => html.includes('data:image/'))).toEqual([true, false])
  expect((await copies()).every(({ pdfFileId }) => pdfFileId !== null)).toBe(true)
}, 240_000)

it('[JOB-042] prints it for who asks before it is stored, and tries again later where there is no browser', async () => {
  const { sign } = await send()
  const nowhere = chromiumPrinter('/nowhere')
  testApp.app.services.pdf = nowhere
  await printCopies(testApp.app.services, testApp.clock)
  const [waiting] = await copies()
  expect(waiting).toMatchObject({ pdfFileId: null, pdfTries: 1 })
  const refused = await testApp.ask(applications.applicationResumePdf, { sign }, applicant.student)
  expect(refused.body.ok).toBe(false)
  testApp.app.services.pdf = pdf
  await printCopies(testApp.app.services, testApp.clock)
  expect((await copies())[0]?.pdfTries).toBe(1)
  const { bytes } = await pdfOf(sign)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  testApp.clock.pass(301)
  await work()
  expect((await copies())[0]?.pdfFileId).not.toBeNull()
}, 240_000)
