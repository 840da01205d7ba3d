// Finds the Chromium for the journeys. An installed one is preferred to a download, because it
// starts at once and needs no network.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell is preferred: the journeys need no windows, and its pages take a quarter less
// time.
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

/** Searches the installed browsers: CHROME_PATH first, then PATH, then the usual places. */
function findSystemBrowsers(env) {
  return [env.CHROME_PATH, ...inPath(names, env), ...places].filter(Boolean).filter(runnable)
}

/**
 * Searches the installed Firefox: FIREFOX_PATH first, then PATH, then the usual places. Returns
 * undefined if there is none.
 */
export function findFirefox(env = process.env) {
  const usual = ['/Applications/Firefox.app/Contents/MacOS/firefox']
  const found = [env.FIREFOX_PATH, ...inPath(['firefox', 'firefox-esr'], env), ...usual]
  return found.filter(Boolean).find(runnable)
}

/** The browser that Playwright has downloaded, if there is one. */
async function findDownloadedBrowser() {
  try {
    const { chromium } = await import('@playwright/test')
    const file = chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** True for Chromium's headless shell. */
export const isShell = (file) => file?.endsWith('headless-shell') ?? false

export async function findBrowser(env = process.env) {
  return findSystemBrowsers(env)[0] ?? (await findDownloadedBrowser())
}

/**
 * The full browser, for tests that kill it, because a headless shell that was killed never reads
 * its profile again.
 */
export async function findWholeBrowser(env = process.env) {
  return findSystemBrowsers(env).find((file) => !isShell(file)) ?? (await findDownloadedBrowser())
}
