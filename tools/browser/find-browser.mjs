// Which Chromium runs the journeys. One the machine has is preferred to a download: it starts at
// once and also works where no network is.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The shell without windows comes first: the journeys show none, and a page in it takes a quarter less.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function runnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function inPath(wanted, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name)))
}

/** The browsers of the machine: CHROME_PATH, then PATH, then the usual places. */
function findSystemBrowsers(env) {
  return [env.CHROME_PATH, ...inPath(names, env), ...places].filter(Boolean).filter(runnable)
}

/** The Firefox of the machine: FIREFOX_PATH, then PATH, then the usual places; or undefined. */
export function findFirefox(env = process.env) {
  const usual = ['/Applications/Firefox.app/Contents/MacOS/firefox']
  const found = [env.FIREFOX_PATH, ...inPath(['firefox', 'firefox-esr'], env), ...usual]
  return found.filter(Boolean).find(runnable)
}

/** The browser Playwright downloaded for itself, if it did. */
async function findDownloadedBrowser() {
  try {
    const { chromium } = await import('@playwright/test')
    const file = chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** Whether it is the Chromium without windows. */
export const isShell = (file) => file?.endsWith('headless-shell') ?? false

export async function findBrowser(env = process.env) {
  return findSystemBrowsers(env)[0] ?? (await findDownloadedBrowser())
}

/** The browser with windows: killed, the shell without them never reads its profile again. */
export async function findWholeBrowser(env = process.env) {
  return findSystemBrowsers(env).find((file) => !isShell(file)) ?? (await findDownloadedBrowser())
}
