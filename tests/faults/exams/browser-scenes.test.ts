import { type DataOf, exams } from '@titian/contract'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../../tools/browser/find-browser.mjs'
import type { EmptyPlace } from '../../support/database.ts'
import { wholePaper } from '../../support/exam-paper.ts'
import { type Hall, prepareHall, releaseExamination } from '../../support/examination-hall.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { pause, post } from '../class-at-work.ts'
import { isFull, isTriedHere } from '../figures.ts'

const executable = await findBrowser()
if (!executable) console.warn('SKIPPED: there is no Chromium here, so nobody sits these papers.')
// The test is about the page and not the database, so it runs on one database only.
const isTried = isTriedHere && executable !== undefined

/** One question that accepts any text. */
const paper = wholePaper.filter(({ item }) => item.kind === 'annotation').slice(0, 1)
const graceSeconds = 60
const [first, second] = [0, 1]

let place: EmptyPlace
let hall: Hall
let port: number
let server: RunningServer
let browser: Browser
const open: BrowserContext[] = []

async function start() {
  server = await startServer({ ...place, port, env: { WORKER: '0' } })
}

beforeAll(async () => {
  if (!isTried) return
  place = await migratedPlace()
  hall = await prepareHall(place, paper, 2)
  port = await freePort()
  await start()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  browser = await chromium.launch({ executablePath: executable, args })
}, 120_000)

afterEach(() => Promise.all(open.splice(0).map((context) => context.close())))

afterAll(async () => {
  await browser?.close()
  await server?.stop('SIGKILL')
  await place?.remove()
})

type Fields = Partial<Parameters<typeof releaseExamination>[3]>

const release = (fields: Fields) =>
  releaseExamination(server.origin, hall, paper, { endTime: null, graceSeconds, ...fields })

async function signIn(context: BrowserContext, student: number) {
  const value = hall.students[student]?.token ?? ''
  await context.addCookies([{ name: 'token', value, url: server.origin }])
}

async function newContext(student = first): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en' })
  open.push(context)
  await signIn(context, student)
  return context
}

const answerOf = (page: Page) => page.locator('#question-1').getByRole('textbox')

async function openPaper(context: BrowserContext, sign: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/en/testPaper/${sign}`)
  await page.getByRole('button', { name: /^(Start|Continue)$/ }).click()
  await answerOf(page).waitFor()
  return page
}

const isSaved = (page: Page) =>
  page
    .locator('#question-1')
    .getByText(/^Saved \d/)
    .waitFor()
const waitUntilStored = (page: Page) =>
  page.locator('#question-1').getByText('Kept on this device').waitFor()

async function handIn(page: Page) {
  await page.getByRole('button', { name: 'Hand in' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await page.waitForURL(/record=/)
}

/**
 * Simulates that the student closes the laptop's lid: the code of the page stops, and it receives
 * nothing.
 */
async function closeLid(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await page.context().setOffline(true)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  return async () => {
    await page.context().setOffline(false)
    await session.send('Page.setWebLifecycleState', { state: 'active' })
  }
}

const ask = <Data>(path: string, body: object) =>
  post<Data>(server.origin, { person: hall.teacher }, path, body)

/** The answers of handed-in attempts as the teacher sees them, by the name of the student. */
async function gradedAnswers(examinationId: string) {
  const records = await ask<DataOf<typeof exams.findRecordList>>(exams.findRecordList.path, {
    examinationId,
    size: 50,
  })
  const details = await Promise.all(
    (records?.list ?? []).map(({ recordId }) =>
      ask<DataOf<typeof exams.byRecordId>>(exams.byRecordId.path, { sign: recordId }),
    ),
  )
  return details.map((detail) => ({
    handedIn: detail?.record.submitStatus === 1,
    answer: detail?.items[0]?.answer,
    late: detail?.items[0]?.late,
  }))
}

const inTime = { handedIn: true, answer: 'Written in time', late: [] }

it.runIf(isTried)(
  '[EXM-221] hands in what was written before the lid was closed, when it is opened after the deadline and within the grace period',
  async () => {
    const endTime = new Date(Date.now() + 15_000)
    const sign = await release({ endTime })
    const context = await newContext()
    const page = await openPaper(context, sign)
    await context.setOffline(true)
    await answerOf(page).fill('Written in time')
    await waitUntilStored(page)
    const openLid = await closeLid(page)
    await pause(endTime.getTime() + 5000 - Date.now())
    await openLid()
    await page.waitForURL(/record=/, { timeout: 40_000 })
    await expect(page.getByText(/arrived late/).count()).resolves.toBe(0)
    expect(await gradedAnswers(sign)).toEqual([inTime])
  },
  90_000,
)

it.runIf(isTried && isFull)(
  '[EXM-224] gives back the time of the closed lid when the clock stops, and the student continues',
  async () => {
    const sign = await release({ type: 0, clockStops: true, examTime: 2 })
    const page = await openPaper(await newContext(), sign)
    await answerOf(page).fill('Written before')
    await isSaved(page)
    const openLid = await closeLid(page)
    // The pause is longer than the silence after which a student counts as absent, and than the
    // rest of the exam.
    await pause(125_000)
    await openLid()
    await answerOf(page).fill('Written in time')
    await isSaved(page)
    await handIn(page)
    expect(await gradedAnswers(sign)).toEqual([inTime])
  },
  240_000,
)

it.runIf(isTried)(
  "[EXM-222] keeps one account's answers on a computer for that account, and shows another account none of them",
  async () => {
    const sign = await release({ examTime: 30 })
    const context = await newContext(first)
    const mine = await openPaper(context, sign)
    await context.setOffline(true)
    await answerOf(mine).fill('Written in time')
    await waitUntilStored(mine)
    await mine.close()

    await context.setOffline(false)
    await signIn(context, second)
    const strangerPage = await openPaper(context, sign)
    expect(await answerOf(strangerPage).inputValue()).toBe('')
    await answerOf(strangerPage).fill('Somebody else')
    await isSaved(strangerPage)
    await handIn(strangerPage)
    await strangerPage.close()

    await signIn(context, first)
    const again = await openPaper(context, sign)
    expect(await answerOf(again).inputValue()).toBe('Written in time')
    await isSaved(again)
    await handIn(again)
    const answers = (await gradedAnswers(sign)).map(({ answer }) => String(answer))
    expect(answers.toSorted()).toEqual(['Somebody else', 'Written in time'])
  },
  90_000,
)

it.runIf(isTried).each([
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
])(
  '[EXM-220] counts down by the clock of the server on a device that is %s, and saves and hands in',
  async (_, shift) => {
    const sign = await release({ examTime: 30 })
    const context = await newContext()
    await context.addInitScript((ahead) => {
      const { now } = Date
      class DeviceDate extends Date {
        constructor(...given: unknown[]) {
          super(...((given.length > 0 ? given : [now() + ahead]) as [number]))
        }
        static override now() {
          return now() + ahead
        }
      }
      Object.assign(globalThis, { Date: DeviceDate })
    }, shift)
    const page = await openPaper(context, sign)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - shift)).toBeLessThan(
      60_000,
    )
    const minutes = Number.parseInt((await page.getByRole('timer').textContent()) ?? '', 10)
    expect([29, 30]).toContain(minutes)
    await answerOf(page).fill('Written in time')
    await isSaved(page)
    await handIn(page)
    expect(await gradedAnswers(sign)).toEqual([inTime])
  },
  90_000,
)

it.runIf(isTried)(
  '[EXM-223] hands in what was written in time when the server was away at the deadline and is back within the grace period',
  async () => {
    const endTime = new Date(Date.now() + 12_000)
    const sign = await release({ endTime })
    const page = await openPaper(await newContext(), sign)
    await server.stop('SIGKILL')
    await answerOf(page).fill('Written in time')
    await waitUntilStored(page)
    await pause(endTime.getTime() + 3000 - Date.now())
    await start()
    await page.waitForURL(/record=/, { timeout: 40_000 })
    expect(await gradedAnswers(sign)).toEqual([inTime])
  },
  90_000,
)
