// The generated registers of the contract: the modules' manifests and their words of the audit log.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ladder } from '../gates/boundaries.mjs'
import { root } from '../source-files.mjs'

const head = [
  '// Written by `npm run map` from the folders of the nouns; do not edit. To resolve a merge conflict in this file,',
  '// run the command.',
]

const contract = 'packages/contract/src'
const having = (base, file) => ladder.filter((noun) => existsSync(join(base, contract, noun, file)))
const text = (lines) => `${[...head, ...lines].join('\n')}\n`

function manifests(base) {
  const nouns = having(base, 'manifest.ts')
  return [
    ...nouns.map((noun) => `import { manifest as ${noun} } from './${noun}/manifest.ts'`),
    '',
    '/** What each noun has, in the order of the ladder. */',
    `export const manifests = {`,
    ...nouns.map((noun) => `  ${noun},`),
    '}',
  ]
}

function auditWords(base) {
  const nouns = having(base, 'audit-words.ts')
  return [
    ...nouns.map(
      (noun) =>
        `import { ${noun}AuditActions, ${noun}AuditSubjects } from './${noun}/audit-words.ts'`,
    ),
    '',
    'export const auditActionTexts = {',
    ...nouns.map((noun) => `  ...${noun}AuditActions,`),
    '}',
    '',
    'export const auditSubjectTexts = {',
    ...nouns.map((noun) => `  ...${noun}AuditSubjects,`),
    '}',
  ]
}

/** The text of each register, from the folders below `base`. */
const nounRegisters = (base) => ({
  [`${contract}/manifests.ts`]: text(manifests(base)),
  [`${contract}/noun-audit-words.ts`]: text(auditWords(base)),
})

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  const stale = Object.entries(nounRegisters(root)).filter(
    ([path, wanted]) => readFileSync(join(root, path), 'utf8') !== wanted,
  )
  for (const [path, wanted] of stale)
    if (check) console.error(`${path} is stale: run \`npm run map\``)
    else writeFileSync(join(root, path), wanted)
  process.exit(check && stale.length ? 1 : 0)
}
