// Finds a Chromium for the journeys, or obtains one with the means the machine has.
import { findBrowser, findWholeBrowser } from './find-browser.mjs'
import { binary, run, runNode } from './processes.mjs'

async function installFromDebian() {
  const isRoot = process.getuid?.() === 0
  const { code } = await run('apt-get', ['--version'])
  if (code !== 0 || !isRoot) return
  console.log('Installing Chromium (apt-get) …')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], quiet)
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  await run('apt-get', [...install, 'chromium-headless-shell', 'chromium'], quiet)
}

async function downloadForPlaywright() {
  console.log('Downloading Chromium (playwright install) …')
  await runNode([binary('@playwright/test/cli.js'), 'install', 'chromium'], { show: true })
}

const isComplete = async () => Boolean((await findBrowser()) && (await findWholeBrowser()))

/** Obtains the browsers that the journeys show and the faults kill; throws with advice when there is none. */
export async function ensureBrowser() {
  if (!(await isComplete())) await installFromDebian()
  if (!(await findBrowser())) await downloadForPlaywright()
  if (await findBrowser()) return
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed. Install one and try again, or name it in CHROME_PATH.',
  )
}
