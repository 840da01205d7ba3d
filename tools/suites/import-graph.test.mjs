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
 * What a test imports, directly or by other files, walked from the test on; chooseTests walks from the change.
 * Behind a file that joins all nouns only what is of no noun counts.
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

it('[FRM-415] leaves out no test file that imports a changed file, directly or by others', () => {
  const all = Object.values(tests).flat()
  const needs = new Map(all.map((path) => [path, importedBy(path)]))
  // One in sixty files represents the rest, another one after each change of the repository.
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

it('[FRM-415] reads names through files that only export them again', () => {
  const own = graph.imports.get('apps/server/src/modules/grades/index.ts') ?? []
  expect(own.filter((path) => path.endsWith('exams/index.ts'))).toEqual([])
  expect(joints.filter((path) => !graph.imports.has(path))).toEqual([])
})

it('[FRM-491] knows a program that a file starts from a file that it imports later', () => {
  const { started, imports } = graph
  const starter = 'apps/server/src/modules/resume/export/paper-thread.ts'
  expect(started.get(starter)).toEqual(['packages/site/src/resume-paper/paper-worker.tsx'])
  const sandbox = 'apps/server/sandbox/sandbox.ts'
  expect(imports.get('apps/server/src/sandbox.ts')).toContain(sandbox)
  expect(started.get('apps/server/src/sandbox.ts')).not.toContain(sandbox)
})
