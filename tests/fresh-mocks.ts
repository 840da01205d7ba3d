import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

/* The test files of a worker share their loaded modules. A file that mocks modules must load all
   modules again, because a loaded module keeps its imports. After the file the loaded modules are
   discarded, so that the next file gets no mock. */
const { testPath } = expect.getState()
const isMocking = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(')
if (isMocking) vi.resetModules()

afterAll(() => {
  if (isMocking) vi.resetModules()
})
