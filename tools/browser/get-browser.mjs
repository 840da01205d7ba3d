// Finds a Chromium for the journeys, or installs one with the package manager of the machine.
import { findBrowser, findWholeBrowser, isShell } from './find-browser.mjs'
import { binary, run, runNode } from '../processes.mjs'

const apt = (...args) =>
  // Without a network this fails at once, and the run continues with the installed browser.
  run('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

async function installFromDebian() {
  const isRoot = process.getuid?.() === 0
  const { code } = await run('apt-get', ['--version'])
  if (code !== 0 || !isRoot) return
  console.log('Installing Chromium and its shell without windows (apt-get) …')
  await apt('update', '-qq')
  // Installs the browser and its headless shell together, so that they have the same version.
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  await apt(...install, 'chromium-headless-shell', 'chromium')
}

async function downloadForPlaywright() {
  console.log('Downloading Chromium (playwright install) …')
  await runNode([binary('@playwright/test/cli.js'), 'install', 'chromium'], { show: true })
}

/** A browser that CHROME_PATH names is used in any case. */
const isWanted = (browser) => (process.env.CHROME_PATH ? Boolean(browser) : isShell(browser))

const isComplete = async () => isWanted(await findBrowser()) && Boolean(await findWholeBrowser())

/**
 * Provides the browsers for journeys and fault tests; throws with advice when there is none. A
 * machine with Chromium gets the headless shell too if possible, because journeys take a quarter
 * less time with it.
 */
export async function ensureBrowser() {
  if (!(await isComplete())) await installFromDebian()
  if (!(await findBrowser())) await downloadForPlaywright()
  if (await findBrowser()) return
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed. Install one and try again, or name it in CHROME_PATH.',
  )
}
