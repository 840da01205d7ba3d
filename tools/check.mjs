// `npm run check`: runs every check that needs no running program. Two checks run at a time,
// because more would slow a small machine down.
import './node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const { binary, runNode, runSome } = await import('./processes.mjs')
const { root } = await import('./source-files.mjs')

const node = (name, args) => ({ name, run: () => runNode(args) })

const gates = [
  // The linter also checks types (decision 0059).
  node('lint and types', [binary('oxlint/bin/oxlint'), '--deny-warnings']),
  node('boundaries', ['tools/gates/check-boundaries.mjs']),
  node('folder circles', ['tools/folder-circles.mjs']),
  node('tiny files', ['tools/gates/tiny-files.mjs']),
  node('format', [binary('oxfmt/bin/oxfmt'), '--check']),
  node('tree', ['tools/gates/check-tree.mjs']),
  node('styles', ['tools/gates/check-styles.mjs']),
  node('texts', ['tools/words/check-texts.mjs']),
  node('glossary', ['tools/words/check-glossary.mjs']),
  node('words', ['tools/words/check-words.mjs']),
  node('migrations', ['tools/gates/check-migrations.mjs']),
  node('files for operators', ['tools/gates/check-deploy.mjs']),
  node('registers of nouns', ['tools/documents/noun-registers.mjs', '--check']),
  node('map', ['tools/documents/map.mjs', '--check']),
  node('picture of the floors', ['tools/documents/architecture.mjs', '--check']),
  node('settings', ['tools/documents/settings.mjs', '--check']),
  node('decisions', ['tools/documents/decisions.mjs', '--check']),
  node('licences', ['tools/documents/licences.mjs', '--check']),
  node('names in documents', ['tools/documents/names.mjs']),
  node('requirements', ['tools/documents/requirements.mjs']),
  node('knip', [binary('knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
  // A second run without the tests finds code that only tests use. Types that only tests use are
  // allowed.
  node('knip without tests', [
    binary('knip/bin/knip.js'),
    '--production',
    '--no-progress',
    '--no-config-hints',
    '--exclude',
    'types',
  ]),
]

/**
 * Prints only what somebody must act on: the whole output of a failed check, and the advice of a
 * passed one.
 */
function report({ name, code, output, seconds }) {
  console.log(
    `  ${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(5)} s`,
  )
  const shown =
    code === 0
      ? output
          .split('\n')
          .filter((line) => line.startsWith('advice:'))
          .join('\n')
      : output
  if (shown.trim()) console.log(shown.trimEnd().replace(/^/gm, '         '))
}

const started = performance.now()
const results = await runSome(gates, 2, report)
const failed = results.filter(({ code }) => code !== 0)
const passed = results.length - failed.length

mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(
  join(root, 'test-results/check.json'),
  JSON.stringify({
    gates: results.map(({ name, code, seconds }) => ({ name, ok: code === 0, seconds })),
  }),
)
console.log(
  `${passed} of ${results.length} checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
process.exit(failed.length ? 1 : 0)
