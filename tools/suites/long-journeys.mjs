// Asks Playwright how many runs of journeys are only in `npm run test:long`.
import { binary, runNode } from '../processes.mjs'

/** Reads the total from Playwright's list; undefined if Playwright failed. */
export const readTotal = (output) => {
  const [, total] = /^Total: (\d+) tests? in/m.exec(output) ?? []
  return total === undefined ? undefined : Number(total)
}

export async function countLongJourneys() {
  const { output } = await runNode([binary('@playwright/test/cli.js'), 'test', '--list'], {
    // This report has a name of its own, so that it does not overwrite the report of the run.
    env: { TEST_LENGTH: 'long', E2E_REPORT: 'e2e-list' },
  })
  return readTotal(output)
}
