import { applications, resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { readPdfText } from '../../../platform/parsing/pdf-text.ts'
import { chromiumPrinter, type PdfPrinter } from '../../../platform/pdf/pdf-printer.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, photo, send as sendTo } from '../../files/factories.ts'
import { removeLapsedFiles, removeUnnamedFiles } from '../../files/jobs.ts'
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
const pictureOf = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
async function colorOf(bytes: Buffer): Promise<'red' | 'blue'> {
  const { channels } = await sharp(bytes).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}
/**
 * Runs the job up to `limit` times: a busy machine may be too slow at first, and the browser is
 * warm at the next attempt.
 */
async function work(limit = 5): Promise<void> {
  await printCopies(testApp.app.services, testApp.clock)
  if (
    limit > 1 &&
    (await copies()).some(({ pdfFileId, pdfTries }) => pdfFileId === null && pdfTries < 6)
  ) {
    testApp.clock.pass(301)
    await work(limit - 1)
  }
}
/** Requests the PDF up to `limit` times: a busy machine may be too slow at first. */
async function pdfOf(sign: string, limit = 5): Promise<{ fileName: string; bytes: Buffer }> {
  const { body } = await testApp.ask(applications.applicationResumePdf, { sign }, applicant.student)
  if (body.data) return { ...body.data, bytes: Buffer.from(body.data.base64, 'base64') }
  if (body.code !== -9999 || limit === 1) throw new Error(body.msg)
  return pdfOf(sign, limit - 1)
}

it('[JOB-042] stores the PDF of the copy once, with the name from before the resume was changed', async () => {
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

it('[JOB-042] keeps the photo of the copy after the student removed it, and makes a new copy of changed content', async () => {
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

it('[JOB-042] keeps data, PDF and photo after the student edits the resume, changes the photo and removes both', async () => {
  const { student, content, write } = applicant
  const resumeId = testApp.seal('resume', student.userId)
  let revision = 2
  const wear = async (background?: string) => {
    const plan = { ownerId: student.userId, purpose: 'avatar' as const, name: 'me.jpg' }
    const bytes = background && (await pictureOf(background))
    const photoPath = bytes
      ? testApp.seal('file', (await makeFile(testApp, { ...plan, bytes })).id)
      : ''
    const input = { resumeId, revision, photoPath }
    const { status, body } = await testApp.ask(resume.updateHeadPicture, input, student)
    expect([status, body.data?.photo === '']).toEqual([200, photoPath === ''])
    revision += 1
  }
  await write({ look: { ...content.look, template: 3 } })
  await wear('#a8431f')
  const { sign } = await send()
  const token = await tokenOf(testApp, sign)
  const seen = async () => {
    const { data } = (await testApp.ask(applications.companyApplication, { token })).body
    const url = data?.resume?.paper.photo ?? ''
    return { resume: data?.resume, photo: (await sendTo(testApp, { url })).rawPayload }
  }
  const first = await seen()
  expect(await colorOf(first.photo)).toBe('red')
  await wear('#1f43a8')
  expect(await seen()).toEqual(first)
  await wear()
  const basics = { ...content.basics, name: 'Somebody Else' }
  await write({
    basics,
    photoFileId: null,
    sections: { ...content.sections, work: [], intention: [] },
  })
  const muchLater = new Date(testApp.clock.now().getTime() + 400 * 86_400_000)
  await removeLapsedFiles(testApp.app.services, muchLater)
  await removeUnnamedFiles(testApp.app.services, muchLater)
  expect(await seen()).toEqual(first)
  const pages: string[] = []
  testApp.app.services.pdf = {
    close: async () => {},
    print: (html) => {
      pages.push(html)
      return pdf.print(html)
    },
  }
  await work()
  const drawn = pages.at(-1) ?? ''
  expect(drawn).toContain(`base64,${first.photo.toString('base64')}`)
  expect((await copies()).map(({ pdfFileId }) => pdfFileId !== null)).toEqual([true])
  const { bytes } = await pdfOf(sign)
  const text = (await readPdfText(bytes)).join(' ').replaceAll(/\s+/g, '')
  expect(text).toContain('NurAisyahbintiHassan')
  expect(text).not.toContain('SomebodyElse')
  await removeLapsedFiles(testApp.app.services, muchLater)
  await removeUnnamedFiles(testApp.app.services, muchLater)
  const again = await testApp.ask(applications.companyResumePdf, { token })
  expect(again.body.data?.base64).toBe(bytes.toString('base64'))
}, 240_000)

it('[JOB-042] prints the PDF on request before it is stored, and tries again later without a browser', async () => {
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
