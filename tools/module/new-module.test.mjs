import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { ladder } from '../gates/boundaries.mjs'
import { root } from '../source-files.mjs'
import { hubs } from './hubs.mjs'
import { skeleton } from './skeleton.mjs'

const titles = { en: 'Book loans', zh: '图书借阅', ms: 'Pinjaman buku' }
// A name in the list of modules that has no module yet, if there is one; all others exist.
ladder.splice(ladder.indexOf('study'), 0, 'loans')
const unbuilt = ladder.filter((name) => !existsSync(join(root, `apps/server/src/modules/${name}`)))

/** For each file that lists modules, the lines that a new module adds. */
function addedLines(name) {
  return Object.entries(hubs(name, titles)).map(([path, edit]) => {
    const before = readFileSync(join(root, path), 'utf8')
    const existing = new Set(before.split('\n'))
    const lines = edit(before).split('\n')
    return { path, added: lines.filter((line) => !existing.has(line)), lines }
  })
}

const hubOf = (name, end) => addedLines(name).find(({ path }) => path.endsWith(end))

/** The entries before and after the entry of this name, of all entries that have this form. */
const neighbours = (lines, form, name) =>
  lines.flatMap((line, at) =>
    form.exec(line)?.[1] === name
      ? [{ before: form.exec(lines[at - 1])?.[1], after: form.exec(lines[at + 1])?.[1] }]
      : [],
  )

describe('a new module', () => {
  it('is tested with a ladder name that does not exist', () => {
    expect(unbuilt).toEqual(['loans'])
  })

  it('is added to every file that lists the modules', () => {
    for (const name of unbuilt)
      for (const { path, added } of addedLines(name))
        expect(added.join('\n'), `${name} in ${path}`).toMatch(
          path.endsWith('.json') ? `"${name}": ` : new RegExp(`\\b${name}`),
        )
  })

  it('is imported, listed and exported by the contract', () => {
    for (const name of unbuilt) {
      const { lines } = hubOf(name, 'contract/src/index.ts')
      expect(lines).toContain(`import { ${name} } from './${name}/calls.ts'`)
      const [listed, exported, ...more] = neighbours(lines, /^ {2}(\w+),$/, name)
      expect(more).toEqual([])
      expect(ladder.indexOf(listed.after)).toBeGreaterThan(ladder.indexOf(name))
      expect(exported.before < name && name < exported.after).toBe(true)
    }
  })

  it('is refused when a file has changed so that the tool cannot extend it', () => {
    for (const [path, edit] of Object.entries(hubs('loans', titles)))
      expect(() => edit('{}\n'), path).toThrow()
  })

  it('is added in the order of the ladder', () => {
    for (const name of unbuilt) {
      const { lines } = hubOf(name, 'server/src/app.ts')
      const [{ before, after }] = neighbours(lines, /^ {2}(\w+)Module,$/, name)
      expect(ladder.indexOf(before)).toBeLessThan(ladder.indexOf(name))
      if (after) expect(ladder.indexOf(after)).toBeGreaterThan(ladder.indexOf(name))
    }
  })

  it('has its title in the three languages, in its texts and in the list of pages', () => {
    const files = skeleton('loans', titles)
    for (const [language, title] of Object.entries(titles))
      expect(files[`apps/web/src/modules/loans/texts/${language}.json`]).toContain(title)
    const ofPages = addedLines('loans').filter(({ path }) => path.endsWith('.json'))
    expect(
      ofPages.map(({ added }) =>
        added.some((line) => /图书借阅|Pinjaman buku|Book loans/.test(line)),
      ),
    ).toEqual([true, true, true])
  })
})
