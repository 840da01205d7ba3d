import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { ladder } from '../boundaries.mjs'
import { root } from '../source-files.mjs'
import { hubs } from './hubs.mjs'
import { skeleton } from './skeleton.mjs'

const titles = { en: 'Practice', zh: '实践', ms: 'Latihan' }
const unbuilt = ladder.filter((name) => !existsSync(join(root, `apps/server/src/modules/${name}`)))

/** What stands in each hub once the module is there, line by line. */
function addedLines(name) {
  return Object.entries(hubs(name, titles)).map(([path, edit]) => {
    const before = readFileSync(join(root, path), 'utf8')
    const kept = new Set(before.split('\n'))
    const lines = edit(before).split('\n')
    return { path, added: lines.filter((line) => !kept.has(line)), lines }
  })
}

describe('a new module', () => {
  it('is known to every place that lists the modules', () => {
    for (const name of unbuilt)
      for (const { path, added } of addedLines(name))
        expect(added.join('\n'), `${name} in ${path}`).toMatch(
          path.endsWith('.json') ? `"${name}": ` : new RegExp(`\\b${name}`),
        )
  })

  it('is imported, listed and exported by the contract, each in its order', () => {
    const contract = addedLines('practice').find(({ path }) =>
      path.endsWith('contract/src/index.ts'),
    )
    const lines = contract?.lines ?? []
    const before = lines.flatMap((line, at) => (line === '  practice,' ? [lines[at - 1]] : []))
    expect(before).toEqual(['  articles,', '  people,'])
    expect(lines).toContain("import { practice } from './practice/calls.ts'")
  })

  it('is refused where a place has changed so that the tool does not know it', () => {
    for (const [path, edit] of Object.entries(hubs('practice', titles)))
      expect(() => edit('{}\n'), path).toThrow()
  })

  it('stands in the order of the ladder', () => {
    const server = addedLines('practice').find(({ path }) => path.endsWith('server/src/app.ts'))
    const start = server?.lines.indexOf('  practiceModule,') ?? -1
    expect(server?.lines[start - 1]).toBe('  articlesModule,')
    expect(server?.lines[start + 1]).toBe('  studyModule,')
  })

  it('has its title in the three languages, in its texts and in the list of pages', () => {
    const files = skeleton('practice', titles)
    for (const [language, title] of Object.entries(titles))
      expect(files[`apps/web/src/modules/practice/texts/${language}.json`]).toContain(title)
    const ofPages = addedLines('practice').filter(({ path }) => path.endsWith('.json'))
    expect(
      ofPages.map(({ added }) => added.some((line) => /实践|Latihan|Practice/.test(line))),
    ).toEqual([true, true, true])
  })
})
