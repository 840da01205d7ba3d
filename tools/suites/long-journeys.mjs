// How many runs of journeys are left to `npm run test:long`, which Playwright itself says.
import { binary, runNode } from '../processes.mjs'

/** Of the list that Playwright prints; undefined where it could not make one. */
export const readTotal = (output) => {
  const [, total] = /^Total: (\d+) tests? in/m.exec(output) ?? []
  return total === undefined ? undefined : Number(total)
}

export async function countLongJourneys() {
  const { output } = await runNode([binary('@playwright/test/cli.js'), 'test', '--list'], {
    // A name of its own, so that the reports of the run stay as they are.
    env: { TEST_LENGTH: 'long', E2E_REPORT: 'e2e-list' },
  })
  return readTotal(output)
}
