import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { binary, runNode } from '../processes.mjs'
import { root } from '../source-files.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'titian-lint-'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json') }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

it('the linter finds a wrong type and a promise that is not awaited', async () => {
  writeFileSync(
    join(folder, 'planted.ts'),
    "export const planted: number = 'text'\nPromise.resolve(planted)\n",
  )
  const linter = binary('oxlint/bin/oxlint')
  const { code, output } = await runNode([linter, '-c', join(root, '.oxlintrc.json'), folder])
  expect(code).toBe(1)
  expect(output).toContain('TS2322')
  expect(output).toContain('no-floating-promises')
})
