// Asks Playwright for the number of journey runs that only `npm run test:long` includes.
import { binary, runNode } from '../processes.mjs'

/** Parses Playwright's list; undefined when it failed. */
export const readTotal = (output) => {
  const [, total] = /^Total: (\d+) tests? in/m.exec(output) ?? []
  return total === undefined ? undefined : Number(total)
}

export async function countLongJourneys() {
  const { output } = await runNode([binary('@playwright/test/cli.js'), 'test', '--list'], {
    // The report has a name of its own, so that the reports of the run are not overwritten.
    env: { TEST_LENGTH: 'long', E2E_REPORT: 'e2e-list' },
  })
  return readTotal(output)
}
