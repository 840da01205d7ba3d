import { describe, expect, it } from 'vitest'

import { draw, isMet, packagesOf, problemsOf, stated } from './licences.mjs'

const lock = (packages) => ({ packages: { '': { name: 'x' }, ...packages } })
/** Packages that are always installed, and whose licence was entered by hand. */
const inUse = Object.keys(stated).map((name) => ({ name, version: '1.0.0', licence: 'MIT' }))
const problems = (...packages) => problemsOf([...inUse, ...packages])

describe('[FRM-490] licences of packages', () => {
  it('are listed once for each version, without tools and own packages', () => {
    const packages = packagesOf(
      lock({
        'node_modules/@titian/web': { link: true },
        'node_modules/b': { version: '1.0.0', license: 'MIT' },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
        'node_modules/c/node_modules/b': { version: '2.0.0', license: 'ISC', dev: true },
        'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
      }),
    )
    expect(packages.map(({ name, version, isTool }) => [name, version, isTool])).toEqual([
      ['b', '1.0.0', false],
      ['b', '2.0.0', false],
      ['tool', '1.0.0', true],
    ])
    const page = draw(packages)
    expect(page).toContain('| [b](https://www.npmjs.com/package/b) | 2.0.0 | ISC |')
    expect(page).not.toContain('tool](')
  })

  it('are refused when a package states none', () => {
    expect(problems({ name: 'a', version: '1.0.0' })).toEqual(['a 1.0.0 states no licence'])
  })

  it('are refused when they require more than their text and the names of the authors', () => {
    expect(problems({ name: 'a', version: '1.0.0', licence: 'AGPL-3.0-only' })).toEqual([
      'a 1.0.0: AGPL-3.0-only is not allowed',
    ])
    expect(problems({ name: 'a', version: '1.0.0', licence: 'MPL-2.0' })).toHaveLength(1)
    expect(problems({ name: 'a', version: '1.0.0', licence: 'MPL-2.0', isTool: true })).toEqual([])
  })

  it('are allowed in one package only when a reason is given', () => {
    const lgpl = { version: '1.0.0', licence: 'Apache-2.0 AND LGPL-3.0-or-later' }
    expect(problems({ name: '@img/sharp-win32-x64', ...lgpl })).toEqual([])
    expect(problems({ name: 'other', ...lgpl })).toHaveLength(1)
  })

  it('are stated by hand only while the package is installed', () => {
    expect(problemsOf([])).toEqual(
      Object.keys(stated).map(
        (name) => `${name} is not installed any more: take its licence out of the list`,
      ),
    )
  })

  it('are parsed as expressions', () => {
    expect(isMet('(MIT OR GPL-3.0-only) AND ISC', ['MIT', 'ISC'])).toBe(true)
    expect(isMet('MIT AND GPL-3.0-only', ['MIT', 'ISC'])).toBe(false)
    expect(isMet('(GPL-2.0-only AND MIT) OR (ISC AND MIT)', ['MIT', 'ISC'])).toBe(true)
  })
})
