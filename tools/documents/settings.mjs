// Fills the table of docs/settings.md from apps/server/src/env.ts. `--check` only compares.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'

import { fillMarked } from './marked-text.mjs'
import { root } from '../source-files.mjs'
import { finish, keepPage } from './kept-page.mjs'

const file = join(root, 'docs/settings.md')

async function readSettings() {
  const entry = pathToFileURL(join(root, 'apps/server/src/env.ts')).href
  const { settings } = await tsImport(entry, import.meta.url)
  if (!Array.isArray(settings))
    throw new Error('apps/server/src/env.ts exports no list called settings')
  return settings
}

const cell = (text) => String(text ?? '').replaceAll('|', '\\|')

function table(settings) {
  const rows = settings.map(({ name, default: standard, what }) => {
    const shown = standard === '' || standard === undefined ? 'empty' : `\`${cell(standard)}\``
    return `| \`${name}\` | ${shown} | ${cell(what)} |`
  })
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const wanted = fillMarked(readFileSync(file, 'utf8'), 'settings', table(await readSettings()))
  finish(keepPage(file, wanted, { command: 'npm run map' }))
}
