// Starts the built server for the journeys, with a temporary database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findBrowser } from './browser/find-browser.mjs'
import { ensureBuilt } from './prepare.mjs'
import { become } from './processes.mjs'
import { serverMemory, serverOptions, serverProgram } from './server-command.mjs'

const directory = mkdtempSync(join(tmpdir(), 'titian-journeys-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))

await ensureBuilt()
become(process.execPath, [...serverOptions, serverProgram], {
  env: {
    ...serverMemory,
    NODE_ENV: 'test',
    PORT: process.env.E2E_PORT ?? '4310',
    DATA_DIR: directory,
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
    SEED_DEMO: '1',
    CAPTCHA_ANSWER: '8888',
    PASSWORD_COST: 'quick',
    PDF_BROWSER: await findBrowser(),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
})
