import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findWholeBrowser } from '../../tools/browser/find-browser.mjs'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './class-at-work.ts'
import { howOften, printFigures, timeLimit } from './figures.ts'

const kills = howOften(100, 2)
/**
 * The maximum time in milliseconds from the acknowledgement of an answer to the kill of the
 * browser.
 */
const extraTime = 200

// The test does not kill the database, so it runs on one database only.
const isFirstRun = !process.env.DATABASE_URL
const executable = await findWholeBrowser()
if (!executable) console.warn('SKIPPED: there is no Chromium here, so no test kills it.')

let place: EmptyPlace
let sitting: Sitting
let server: RunningServer
let profile: string

beforeAll(async () => {
  if (!isFirstRun || !executable) return
  place = await migratedPlace()
  const [first] = await prepareClassroom(place, 1)
  if (!first) throw new Error('Nobody sits the paper.')
  sitting = first
  server = await startServer({ ...place, port: await freePort() })
  profile = await mkdtemp(join(tmpdir(), 'titian-profile-'))
}, 120_000)

afterAll(async () => {
  await server?.stop('SIGKILL')
  await place?.remove()
  if (profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

interface OpenBrowser {
  browser: Browser
  process: ChildProcess
}

/**
 * Opens a browser with the profile of the killed one, as a student who reopens it after a crash.
 */
async function openBrowser(): Promise<OpenBrowser> {
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const browser = spawn(
    executable ?? '',
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const limit = Date.now() + 30_000
  for (;;) {
    const text = await readFile(portFile, 'utf8').catch(() => '')
    const port = text.split('\n')[0]
    if (port)
      return {
        browser: await chromium.connectOverCDP(`http://127.0.0.1:${port}`),
        process: browser,
      }
    if (Date.now() > limit) throw new Error('Chromium did not open its port within 30 s.')
    await pause(30)
  }
}

async function killBrowser({ browser, process: child }: OpenBrowser) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  await browser.close().catch(() => undefined)
}

const answerTo = (page: Page, number: number) =>
  page.locator(`#question-${number}`).getByRole('textbox')

async function openPaper({ browser }: OpenBrowser): Promise<Page> {
  const context = browser.contexts()[0]
  if (!context) throw new Error('The browser has no window.')
  await context.addCookies([{ name: 'token', value: sitting.person.token, url: server.origin }])
  const page = await context.newPage()
  await page.goto(`${server.origin}/en/testPaper/${sitting.examinationId}`)
  await page.getByRole('button', { name: /Continue|Begin/ }).click()
  await answerTo(page, 1).waitFor()
  return page
}

/** Writes one answer, with or without a network, and waits until the page shows it as saved. */
async function write(page: Page, number: number, text: string, isOffline: boolean) {
  const question = page.locator(`#question-${number}`)
  await page.context().setOffline(isOffline)
  await answerTo(page, number).fill(text)
  await question.getByText(isOffline ? 'Kept on this device' : /^Saved \d/).waitFor()
}

it.runIf(isFirstRun && executable)(
  `[EXM-102] [EXM-103] an answer shown as saved is there after ${kills} kills of the browser`,
  async () => {
    const acknowledgedAnswers = new Map<number, string>()
    const lost: string[] = []
    const restarts: number[] = []
    const check = async (page: Page) => {
      for (const [number, text] of acknowledgedAnswers) {
        const found = await answerTo(page, number).inputValue()
        if (found !== text) lost.push(`question ${number}: ${found} instead of ${text}`)
      }
    }
    for (let kill = 0; kill < kills; kill += 1) {
      const began = performance.now()
      const open = await openBrowser()
      try {
        const page = await openPaper(open)
        restarts.push(performance.now() - began)
        await check(page)
        const number = (kill % sitting.items.length) + 1
        const text = `written before kill ${kill}`
        await write(page, number, text, kill % 2 === 0)
        acknowledgedAnswers.set(number, text)
        await pause(Math.random() * extraTime)
      } finally {
        await killBrowser(open)
      }
    }
    const last = await openBrowser()
    await check(await openPaper(last))
    await killBrowser(last)
    printFigures('browser killed', {
      kills,
      acknowledged: kills,
      lost: lost.length,
      wrong: 0,
      restarts,
    })
    expect(lost).toEqual([])
  },
  timeLimit,
)
