// The summary that `npm test` prints.

function printRows(widths, rows) {
  const line = (cells) =>
    cells
      .map((cell, at) =>
        widths[at] > 0 ? String(cell).padStart(widths[at]) : String(cell).padEnd(-widths[at]),
      )
      .join('')
      .trimEnd()
  console.log(`\n${rows.map(line).join('\n')}`)
}

/** The tests that were selected for a change, and the reasons. */
export function printChoice(changed, chosen) {
  const suites = Object.entries(chosen).map(([suite, { files, of, why }]) => [
    suite,
    `${files.length} of ${of}`,
    `  ${why || 'not reached'}`,
  ])
  console.log(`\n${changed.length} files changed`)
  printRows(
    [-14, 12, 4],
    [['suite', 'files', '  why'], ['check', 'all', '  reads every file'], ...suites],
  )
}

export function printTable(table) {
  const rows = table.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    passed,
    failed,
    skipped,
    seconds.toFixed(1),
  ])
  printRows([-22, 9, 9, 9, 9], [['suite', 'passed', 'failed', 'skipped', 'seconds'], ...rows])
  // The failures are printed a second time at the end, because a log that is cut off may lack the
  // first time.
  for (const { name, broken, flaky } of table) {
    for (const title of flaky) console.log(`flaky in ${name}: ${title}`)
    for (const title of broken) console.log(`failed in ${name}: ${title}`)
  }
}

/** The tests that a run leaves out, so that nobody believes that they have passed. */
export function printOnlyLong(lines) {
  for (const line of lines) console.log(`only npm run test:long shows: ${line}`)
}

export function printOverBudget(rows) {
  for (const { suite, noun, seconds, budget } of rows)
    console.log(`over budget: ${suite}, ${noun}: ${seconds} s, budget ${budget} s`)
}
