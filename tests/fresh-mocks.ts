import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

/* The files of a worker share loaded modules. A file that mocks modules loads everything again,
   because an already loaded module keeps its imports; afterwards the cache is cleared, so that the
   next file gets no mock. */
const { testPath } = expect.getState()
const isMocking = testPath !== undefined && readFileSync(testPath, 'utf8').includes('vi.mock(')
if (isMocking) vi.resetModules()

afterAll(() => {
  if (isMocking) vi.resetModules()
})
