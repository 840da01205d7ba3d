import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

/*
 * The files of a worker share what is loaded. A file that mocks modules loads everything again, because a module that
 * another file has loaded keeps what it imported; afterwards no module with a mock inside is left to the next file.
 */
const { testPath } = expect.getState()
const isMocking = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(')
if (isMocking) vi.resetModules()

afterAll(() => {
  if (isMocking) vi.resetModules()
})
