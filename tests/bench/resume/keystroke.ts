import { type Browser, chromium, type Page } from '@playwright/test'
import { sampleContent } from '../../../apps/server/src/modules/resume/export/factories.ts'
import type { StoredContent } from '../../../apps/server/src/modules/resume/content/content.ts'

/**
 * A resume of 40 entries on several sheets: the sample with more work, projects, education and
 * volunteering.
 */
export function fortyEntries(): StoredContent {
  const content = sampleContent('en')
  const { sections } = content
  const repeated = <Entry extends { id: string }>(entries: readonly Entry[], count: number) =>
    Array.from({ length: count }, (_, at) => {
      const entry = entries[at % entries.length]
      if (!entry) throw new Error('The sample has no such entry.')
      return { ...entry, id: `${entry.id}-${at}` }
    })
  return {
    ...content,
    sections: {
      ...sections,
      work: repeated(sections.work, 10),
      project: repeated(sections.project, 6),
      education: repeated(sections.education, 6),
      volunteer: repeated(sections.volunteer, 9),
    },
  }
}

const keys = 30
/** The first keys open the draft storage and change the state in the header. */
const warmKeys = 4
/** Milliseconds between two keys: long enough that a key does not wait for the previous key. */
const betweenKeys = 150

interface KeyScene {
  origin: string
  token: string
  part: string
}

interface Drawn {
  times: number[]
  sheets: number
}

/**
 * Milliseconds from each key until every visible sheet shows the letter: the listener runs in the
 * page, and a message posted in the frame arrives after its layout and paint.
 */
const watchKeys = () => {
  const seen: number[] = []
  const shown = (text: string) => {
    const sheets = [...document.querySelectorAll('.paper-sheet')].filter((sheet) => {
      const pane = sheet.closest('section')?.getBoundingClientRect()
      const { top, bottom } = sheet.getBoundingClientRect()
      return pane !== undefined && bottom > pane.top && top < pane.bottom
    })
    return sheets.length > 0 && sheets.every((sheet) => sheet.textContent.includes(text))
  }
  document.addEventListener(
    'input',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLTextAreaElement)) return
      const text = target.value.slice(-60)
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => seen.push(performance.now() - timeStamp))
      channel.port1.start()
      const look = () => {
        if (shown(text)) channel.port2.postMessage(null)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    true,
  )
  Object.assign(window, { seenKeys: seen })
}

async function typeKeys(page: Page, field: string): Promise<Drawn> {
  const box = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: field })
  await box.click()
  await page.keyboard.press('Control+End')
  const read = () => page.evaluate<number[]>('window.seenKeys')
  const before = (await read()).length
  for (let key = 0; key < keys + warmKeys; key += 1) {
    await page.keyboard.press('abcdefgh'[key % 8] ?? 'a')
    await page.waitForTimeout(betweenKeys)
  }
  const times = (await read()).slice(before + warmKeys)
  if (times.length !== keys) throw new Error(`${times.length} of ${keys} keys were drawn.`)
  const sheets = await page.locator('.paper-sheet').count()
  return { times, sheets }
}

/**
 * Each measurement uses a new browser context, because a stored draft would be opened instead of
 * the part in the address.
 */
async function openEditor(browser: Browser, { origin, token, part }: KeyScene): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookie = { url: origin, value: token }
  await context.addCookies([
    { ...cookie, name: 'token' },
    { ...cookie, name: 'isLogin', value: '1' },
  ])
  const page = await context.newPage()
  // The compiler of this script wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchKeys)
  await page.goto(`${origin}/resume?part=${part}`)
  await page.locator('.paper-sheet').nth(2).waitFor()
  await page.evaluate('document.fonts.ready.then(() => true)')
  return page
}

const scenes = [
  { name: 'About you', part: 'advantage', entry: null, field: 'About you' },
  { name: 'the last entry', part: 'volunteer', entry: 8, field: 'What you did' },
]

/** Types into the first and the last text of the page, in a Chromium slowed down four times. */
export async function measureKeys(executablePath: string, origin: string, token: string) {
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
  })
  const results: (Drawn & { name: string })[] = []
  for (const { name, part, entry, field } of scenes) {
    const page = await openEditor(browser, { origin, token, part })
    const form = page.getByRole('region', { name: 'Form' })
    if (entry !== null) await form.locator('[aria-expanded]').nth(entry).click()
    await form.getByRole('textbox', { name: field }).waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    results.push({ name, ...(await typeKeys(page, field)) })
    await page.context().close()
  }
  await browser.close()
  return results
}
