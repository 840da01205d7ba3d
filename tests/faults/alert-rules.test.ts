import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../../deploy/monitoring', import.meta.url))

const isInstalled = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)

// Where `promtool` is not installed, monitoring.calls.test.ts still compares the names in the rules
// with a running server.
it.skipIf(!isInstalled)(
  '[OPS-053] a quiet installation raises no alert, and each fault raises its own',
  async () => {
    const checked = await run('promtool', ['check', 'rules', 'alerts.yml'], { cwd: folder })
    expect(checked.stdout).toContain('rules found')
    const tried = await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder })
    expect(tried.stdout).toContain('SUCCESS')
  },
  180_000,
)
