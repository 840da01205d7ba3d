// Finds a Chromium for the journeys, or obtains one with the means the machine has.
import { findBrowser, findSystemBrowser } from './find-browser.mjs'
import { binary, run, runNode } from './processes.mjs'

async function installFromDebian() {
  const isRoot = process.getuid?.() === 0
  const { code } = await run('apt-get', ['--version'])
  if (code !== 0 || !isRoot) return undefined
  console.log('Installing Chromium (apt-get) …')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], quiet)
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', [...install, name], quiet)
    const browser = findSystemBrowser()
    if (browser) return browser
  }
  return undefined
}

async function downloadForPlaywright() {
  console.log('Downloading Chromium (playwright install) …')
  await runNode([binary('@playwright/test/cli.js'), 'install', 'chromium'], { show: true })
  return findBrowser()
}

/** The path of a browser; throws with advice when there is none to be had. */
export async function ensureBrowser() {
  const browser =
    (await findBrowser()) ?? (await installFromDebian()) ?? (await downloadForPlaywright())
  if (browser) return browser
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed. Install one and try again, or name it in CHROME_PATH.',
  )
}
