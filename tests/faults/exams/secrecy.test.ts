import { type DataOf, exams } from '@titian/contract'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../../tools/browser/find-browser.mjs'
import type { EmptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { givenForText, plantedPaper, plantedWords } from '../../support/planted-paper.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { post } from '../class-at-work.ts'
import { isTriedHere } from '../figures.ts'
import { EverythingReceived, findSecrets, type Secrets } from './everything-received.ts'
import { type Hall, prepareHall, releaseExamination } from '../../support/examination-hall.ts'

const executable = await findBrowser()
if (!executable) console.warn('SKIPPED: there is no Chromium here, so nobody looks for the keys.')
// The test is about the responses of the server and not the database, so it runs on one database
// only.
const isTried = isTriedHere && executable !== undefined

const { analyses, key, secondKey, model } = plantedWords
const earned = [591, 216, givenForText]
const secrets: Secrets = {
  words: [...analyses, key, secondKey, model],
  marks: [...earned, earned.reduce((sum, mark) => sum + mark, 100)].map((mark) => `${mark / 100}`),
}

let place: EmptyPlace
let hall: Hall
let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page
let sign: string
const received = new EverythingReceived()

beforeAll(async () => {
  if (!isTried) return
  place = await migratedPlace()
  hall = await prepareHall(place, plantedPaper, 2)
  server = await startServer({ ...place, port: await freePort(), env: { WORKER: '0' } })
  const fields = { endTime: null, graceSeconds: 0, examTime: 60 }
  sign = await releaseExamination(server.origin, hall, plantedPaper, fields)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  browser = await chromium.launch({ executablePath: executable, args })
  context = await browser.newContext({ baseURL: server.origin, locale: 'en' })
  const token = hall.students[0]?.token ?? ''
  await context.addCookies([{ name: 'token', value: token, url: server.origin }])
  received.watch(context)
  page = await context.newPage()
  received.watchLive(page)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop('SIGKILL')
  await place?.remove()
})

const ask = <Data>(at: number, path: string, body: object) =>
  post<Data>(server.origin, { person: at < 0 ? hall.teacher : hall.students[at]! }, path, body)

/**
 * Requests all data about the exam that a student can request without the pages, and calls of
 * teachers.
 */
async function askPastThePage(recordId: string) {
  const record = { unitestingUserRecordId: recordId }
  const asked: [string, object][] = [
    [exams.examineByExamine.path, { courseId: hall.courseSign }],
    [exams.getExaminationPaper.path, { examinationId: sign }],
    [exams.getPaperRecord.path, record],
    [exams.addRecord.path, { examinationId: sign }],
    [exams.savePaper.path, { ...record, subjectAnswerReqList: [] }],
    [exams.sendLateAnswers.path, { ...record, answers: [] }],
    [exams.byRecordId.path, { sign: recordId }],
    [exams.byExaminationId.path, { sign }],
    [exams.allExamSubjects.path, { examinationId: sign }],
    [exams.findRecordList.path, { examinationId: sign }],
    [exams.questionBankFindList.path, { size: 100 }],
    ...hall.bank.map((one): [string, object] => [exams.questionBankGetById.path, { sign: one }]),
  ]
  for (const [path, data] of asked) {
    const response = await context.request.post(`/api/v1${path}`, {
      data,
      headers: { language: 'en' },
    })
    received.note(path, `\n${await response.text()}`)
  }
}

async function visit(addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(`/en${address}`)
    await page.waitForLoadState('networkidle')
  }
}

const resultOf = (recordId: string) => `/testPaper/${sign}?record=${recordId}`

/** Further pages that could show parts of the exam. */
const otherPages = () => [
  `/testPaper/${sign}`,
  `/courseDetail/${hall.courseSign}?tab=exam`,
  '/home/learning/center',
  '/home/learning/message',
]

const question = (number: number) => page.locator(`#question-${number}`)

/** Writes the answers of the table in planted-paper.ts by keyboard. */
async function sitThePaper(): Promise<void> {
  await page.goto(`/en/testPaper/${sign}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await question(1).getByRole('radio', { name: 'Choice A' }).check()
  await question(2).getByRole('checkbox', { name: 'Choice A' }).check()
  await question(2).getByRole('checkbox', { name: 'Choice B' }).check()
  await question(3).getByRole('textbox').nth(0).fill('tea')
  await question(3).getByRole('textbox').nth(1).fill('coffee')
  await question(4).getByRole('radio', { name: 'True' }).check()
  await question(5).getByRole('textbox').fill('In my own words')
  for (const number of [1, 2, 3, 4, 5])
    await question(number)
      .getByText(/^Saved \d/)
      .waitFor()
}

async function handIn(): Promise<string> {
  await page.getByRole('button', { name: 'Hand in' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await page.waitForURL(/record=/)
  return new URL(page.url()).searchParams.get('record') ?? ''
}

async function giveMark(recordId: string) {
  const detail = await ask<DataOf<typeof exams.byRecordId>>(-1, exams.byRecordId.path, {
    sign: recordId,
  })
  const items = (detail?.items ?? [])
    .filter(({ waiting }) => waiting)
    .map(({ subjectId }) => ({ subjectId, score: givenForText / 100 }))
  expect(items).toHaveLength(1)
  const body = { recordId, version: detail?.version, items }
  expect(await ask(-1, exams.gradeRecord.path, body)).toBeDefined()
}

const wasAsked = (list: { address: string }[], path: string) =>
  list.some(({ address }) => address.includes(path))

it.runIf(isTried)(
  '[EXM-041] [EXM-166] no byte that a student receives contains a key, an analysis, a model answer or a mark before the examination has ended, and afterwards they do',
  async () => {
    const mate = await ask<{ recordId: string }>(1, exams.addRecord.path, { examinationId: sign })
    await sitThePaper()
    const recordId = await handIn()
    await visit([resultOf(recordId)])
    await askPastThePage(recordId)
    const handedIn = await received.take()
    for (const { path } of [exams.savePaper, exams.submit, exams.getPaperRecord])
      expect(wasAsked(handedIn, path), path).toBe(true)
    expect(findSecrets(handedIn, secrets)).toEqual([])

    // From here on all marks exist, and the classmate is still writing.
    await giveMark(recordId)
    await visit([resultOf(recordId), ...otherPages()])
    await askPastThePage(recordId)
    const graded = await received.take()
    expect(graded.filter(({ channel }) => channel === 'live').map(({ text }) => text)).not.toEqual(
      [],
    )
    expect(findSecrets(graded, secrets)).toEqual([])

    const body = { examinationId: sign, recordId: mate?.recordId, answerList: [] }
    expect(await ask(1, exams.submit.path, body)).toBeDefined()
    expect(await ask(-1, exams.updateReleaseStatus.path, { sign, status: 2 })).toBeDefined()
    await visit([resultOf(recordId)])
    const ended = await received.take()
    const found = findSecrets(ended, secrets).map((text) => text.split(' in ')[0])
    for (const secret of [...secrets.words, ...secrets.marks])
      expect(found, secret).toContain(secret)
  },
  120_000,
)
