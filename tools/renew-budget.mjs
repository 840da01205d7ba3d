// Makes the seconds of the last whole run of `npm test` the new budget. This is for a change that
// is meant to take longer, or that made a suite faster.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './source-files.mjs'

const { costs, isWhole } = JSON.parse(readFileSync(join(root, 'test-results/budget.json'), 'utf8'))
if (!isWhole) {
  console.error('The last run of npm test was no whole run: its seconds are no budget.')
  process.exit(1)
}
writeFileSync(join(root, 'tools/suites/budget.json'), `${JSON.stringify(costs, null, 2)}\n`)
