import { describe, expect, it } from 'vitest'

import { isList, tinyFilesIn } from './tiny-files.mjs'

const notes = 'apps/server/src/modules/notes'
const short = 'export const mayWrite = () => true\n'
const long = 'const line = 1\n'.repeat(15)

/** The files of a folder with their contents, and the files that each imports. */
function tinyFiles(texts, imports, started = {}) {
  const graph = {
    imports: new Map(Object.entries(imports)),
    started: new Map(Object.entries(started)),
  }
  return tinyFilesIn(graph, (path) => texts[path] ?? '')
}

describe('files of a few lines', () => {
  const policy = `${notes}/policy.ts`
  const routes = `${notes}/routes.ts`

  it('should be part of the only file that imports them, in the same folder', () => {
    expect(tinyFiles({ [policy]: short }, { [routes]: [policy] })).toEqual([
      { path: policy, reader: routes },
    ])
  })

  it('belong there also when a test reads them, and remain when a second file does', () => {
    const readers = { [routes]: [policy], [`${notes}/policy.test.ts`]: [policy] }
    expect(tinyFiles({ [policy]: short }, readers)).toHaveLength(1)
    expect(tinyFiles({ [policy]: short }, { ...readers, [`${notes}/jobs.ts`]: [policy] })).toEqual(
      [],
    )
  })

  it('remain when they are longer or their reader is in another folder', () => {
    expect(tinyFiles({ [policy]: long }, { [routes]: [policy] })).toEqual([])
    expect(tinyFiles({ [policy]: short }, { [`${notes}/list/routes.ts`]: [policy] })).toEqual([])
  })

  it('remain when their name is a place that other checks look for', () => {
    const queries = `${notes}/queries.ts`
    expect(tinyFiles({ [queries]: short }, { [routes]: [queries] })).toEqual([])
  })

  it('remain when their reader loads them later or starts them', () => {
    const page = 'apps/web/src/modules/notes/page.tsx'
    const pages = 'apps/web/src/modules/notes/routes.tsx'
    const texts = { [page]: short, [pages]: "const load = () => import('./page.tsx')" }
    expect(tinyFiles(texts, { [pages]: [page] })).toEqual([])
    expect(tinyFiles({ [page]: short }, { [pages]: [page] }, { [pages]: [page] })).toEqual([])
  })

  it('remain when they only export from other files', () => {
    const list =
      "// One part for all pages.\nexport * as a from './a.ts'\nexport { B } from './b.ts'\n"
    expect(isList(list)).toBe(true)
    expect(isList(`${list}export const c = 1\n`)).toBe(false)
  })
})
