import { beforeAll, expect, it } from 'vitest'
import { chooseTests } from './choose-tests.mjs'
import { readGraph } from './import-graph.mjs'
import { joints, nounOf } from './reach.mjs'
import { allTestFiles } from './test-files.mjs'

let graph
const tests = allTestFiles()
beforeAll(() => {
  graph = readGraph()
}, 120_000)

/**
 * All files that a test imports directly or indirectly. They are searched from the test, while
 * chooseTests starts from the change. Beyond a file that imports all modules, only files that
 * belong to no module count.
 */
function importedBy(path) {
  const found = new Set([path])
  const waiting = [{ file: path, isJoined: false }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const target of graph.imports.get(next.file) ?? []) {
      const isJoined = next.isJoined || joints.includes(target)
      const key = `${target}${isJoined ? ' joined' : ''}`
      if (found.has(key) || (isJoined && nounOf(target))) continue
      found.add(key).add(target)
      waiting.push({ file: target, isJoined })
    }
  }
  return found
}

it('[FRM-415] omits no test file that imports a changed file, directly or indirectly', () => {
  const all = Object.values(tests).flat()
  const needs = new Map(all.map((path) => [path, importedBy(path)]))
  // Checks one of sixty files, because all would take too long. Other files are checked when the
  // number of files changes.
  const files = [...graph.imports.keys()]
  const sample = files.filter((_, at) => at % 60 === files.length % 60)
  const leftOut = sample.flatMap((changed) => {
    const chosen = new Set(
      Object.values(chooseTests([changed], graph, tests)).flatMap((suite) => suite.files),
    )
    return all
      .filter((path) => needs.get(path).has(changed) && !chosen.has(path))
      .map((path) => `${changed} changed, and ${path} is left out`)
  })
  expect(sample.length).toBeGreaterThan(40)
  expect(leftOut).toEqual([])
}, 180_000)

it('[FRM-415] resolves names through re-exporting files', () => {
  const own = graph.imports.get('apps/server/src/modules/grades/index.ts') ?? []
  expect(own.filter((path) => path.endsWith('exams/index.ts'))).toEqual([])
  expect(joints.filter((path) => !graph.imports.has(path))).toEqual([])
})

it('[FRM-491] distinguishes a started program from a dynamic import', () => {
  const { started, imports } = graph
  const starter = 'apps/server/src/modules/resume/export/paper-thread.ts'
  expect(started.get(starter)).toEqual(['packages/site/src/resume-paper/paper-worker.tsx'])
  const sandbox = 'apps/server/sandbox/sandbox.ts'
  expect(imports.get('apps/server/src/sandbox.ts')).toContain(sandbox)
  expect(started.get('apps/server/src/sandbox.ts')).not.toContain(sandbox)
})
