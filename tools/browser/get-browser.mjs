// Finds a Chromium for the journeys, or obtains one with the means the machine has.
import { findBrowser, findWholeBrowser, isShell } from './find-browser.mjs'
import { binary, run, runNode } from '../processes.mjs'

const apt = (...args) =>
  // A machine without a network is told so at once, and goes on with the browser it has.
  run('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

async function installFromDebian() {
  const isRoot = process.getuid?.() === 0
  const { code } = await run('apt-get', ['--version'])
  if (code !== 0 || !isRoot) return
  console.log('Installing Chromium and its shell without windows (apt-get) …')
  await apt('update', '-qq')
  // Both at once, so that they are of one version.
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  await apt(...install, 'chromium-headless-shell', 'chromium')
}

async function downloadForPlaywright() {
  console.log('Downloading Chromium (playwright install) …')
  await runNode([binary('@playwright/test/cli.js'), 'install', 'chromium'], { show: true })
}

/** A browser that was named is the one that is wanted, whatever else could be had. */
const isWanted = (browser) => (process.env.CHROME_PATH ? Boolean(browser) : isShell(browser))

const isComplete = async () => isWanted(await findBrowser()) && Boolean(await findWholeBrowser())

/**
 * Obtains the browsers that the journeys show and the faults kill; throws with advice when there is none.
 * A machine that has Chromium gets the shell as well where it can: journeys take a quarter less with it.
 */
export async function ensureBrowser() {
  if (!(await isComplete())) await installFromDebian()
  if (!(await findBrowser())) await downloadForPlaywright()
  if (await findBrowser()) return
  throw new Error(
    'The journeys need Chromium or Chrome, and none could be installed. Install one and try again, or name it in CHROME_PATH.',
  )
}
