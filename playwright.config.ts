import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

import { atDesk, onPhone } from './tests/support/journey-tags.ts'
import { findBrowser, findFirefox } from './tools/browser/find-browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4310)
// The second run of a failed journey leaves its report and pictures beside those of the first.
const report = process.env.E2E_REPORT ?? 'e2e'
const isRoot = process.getuid?.() === 0

// Chromium heeds only the last list of features that are off: the first three are ours, and the rest are
// those that Playwright names. A Chromium with windows loads two pages of its own into each, for what
// drops down below an address bar that nobody sees; they took a third of a journey's time.
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// Chromium refuses its sandbox to root. The switches after that keep it from talking to the network by
// itself, so that a journey sees only the server under test.
const browserArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing is drawn for anybody to see: a process that stands in for a graphics card only costs time.
  '--disable-gpu',
  `--disable-features=${featuresOff.join(',')}`,
  // Both processors are busy with a journey each: threads beside that of a page only cost time. A page lives for
  // seconds: to compile its scripts for speed, or to sweep its first small memory often, costs more than it saves.
  '--js-flags=--no-opt --no-sparkplug --single-threaded --min-semi-space-size=16',
]

const isLong = process.env.TEST_LENGTH === 'long'

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: await findBrowser(), args: browserArgs },
} as const

// The Firefox of the machine is driven over WebDriver BiDi, which the channel stands for: Playwright's
// own build cannot be had everywhere. `npm test -- --browser firefox` asks for it.
const firefoxPath = process.env.E2E_FIREFOX ? findFirefox() : undefined
const firefox = {
  name: 'firefox',
  ...atDesk(isLong),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: join(import.meta.dirname, 'tools/browser/firefox-for-tests.mjs'),
      // A window takes keys also while another is in front.
      firefoxUserPrefs: { 'focusmanager.testmode': true },
    },
  },
} as const

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: `./test-results/${report}`,
  // `npm test` runs what failed once more, alone, at its end, and names what passes then flaky.
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // The limits only end what hangs: a machine with busy neighbours is three times as slow as usual.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `test-results/${report}.json` }],
    // What a second run took says nothing about the whole.
    ...(report === 'e2e' ? [['./tools/suites/step-profile.mjs'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Traces of long journeys cost more than the journeys; TRACE=1 brings them when one is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Drawing what moves takes a third of the time of a journey; journeys that watch it ask for it (`moving`).
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers is not seen by the routes of a journey; the journey of the worker lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      ...atDesk(isLong),
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...onPhone(isLong),
      use: {
        ...chromium,
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    ...(firefoxPath ? [firefox] : []),
  ],
  webServer: {
    command: 'node tools/serve-for-tests.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { E2E_PORT: String(port) },
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
