import { describe, expect, it } from 'vitest'

import { arrowsOf, directArrows, drawModules, drawWorkspaces, floorsOf } from './architecture.mjs'

const folderOf = (path) => path.split('/')[0]
const imports = new Map([
  ['sites/a.ts', ['words/a.ts', 'parts/a.ts', 'parts/b.ts']],
  ['parts/a.ts', ['words/a.ts', 'parts/b.ts']],
  ['parts/a.test.ts', ['sites/a.ts']],
  ['words/a.ts', []],
])
const arrows = arrowsOf(imports, folderOf)

describe('[FRM-491] the picture of the floors', () => {
  it('has an arrow when a file imports one of another folder, and ignores tests', () => {
    expect(arrows).toEqual(
      new Map([
        ['sites', new Set(['words', 'parts'])],
        ['parts', new Set(['words'])],
        ['words', new Set()],
      ]),
    )
  })

  it('puts a folder one floor above the highest folder that it imports', () => {
    expect([...floorsOf(arrows)]).toEqual([
      ['words', 1],
      ['parts', 2],
      ['sites', 3],
    ])
  })

  it('refuses folders that import each other', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['a'])],
    ])
    expect(() => floorsOf(circle)).toThrow('A circle: a -> b -> a')
  })

  it('omits an arrow implied by a longer path', () => {
    expect(directArrows(arrows)).toEqual([
      ['sites', 'parts'],
      ['parts', 'words'],
    ])
  })

  it('draws the highest floor first', () => {
    expect(drawWorkspaces(arrows).split('\n')).toEqual([
      '```mermaid',
      'flowchart TD',
      '  subgraph floor_3[floor 3]',
      '    sites[sites]',
      '  end',
      '  subgraph floor_2[floor 2]',
      '    parts[parts]',
      '  end',
      '  subgraph floor_1[floor 1]',
      '    words[words]',
      '  end',
      '  parts --> words',
      '  sites --> parts',
      '```',
    ])
    expect(drawModules(arrows, ['words', 'parts', 'sites'])).toBe(
      [
        '| floor | module | imports |',
        '|---|---|---|',
        '| 3 | `sites` | `parts` |',
        '| 2 | `parts` | `words` |',
        '| 1 | `words` |  |',
      ].join('\n'),
    )
  })
})
