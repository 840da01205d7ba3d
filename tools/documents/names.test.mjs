import { describe, expect, it } from 'vitest'

import { deadLinks, foreignNames, idleForeignNames, wrongNames } from './names.mjs'

const known = {
  words: new Set(['getNote', 'course_notes', 'PORT', 'listNotes', 'api', 'study', 'addNote']),
  files: [
    'apps/server/src/modules/notes/rules.ts',
    'docs/decisions/0001-why.md',
    'tools/documents/map.mjs',
  ],
  scripts: ['check'],
  includes: (address) => address === '/study/addNote',
}
const wrong = (text) => wrongNames({ path: 'a.md', text }, known)

describe('[FRM-492] names in backticks in a document', () => {
  it('are accepted as names of the code, the database or the settings', () => {
    expect(wrong('By `getNote(listNotes)` from `course_notes`, with `PORT=1`.')).toEqual([])
    expect(wrong('By `getNotes`.')).toEqual(['a.md: no name `getNotes`, in `getNotes`'])
  })

  it('are accepted as files, also with a pattern or a shortened path', () => {
    expect(
      wrong(
        '`notes/rules.ts` `apps/*/src/modules/{notes,study}/rules.ts` `docs/decisions/NNNN-*.md`',
      ),
    ).toEqual([])
    expect(wrong('`notes/queries.ts`')).toEqual(['a.md: no file `notes/queries.ts`'])
    expect(wrong('`apps/*/source`')).toEqual(['a.md: no file `apps/*/source`'])
  })

  it('are accepted as existing commands and addresses', () => {
    expect(wrong('`/api/v1/study/addNote`, and in the shell: npm run check')).toEqual([])
    expect(wrong('```sh\nnpm run chek\nnode tools/maps.mjs\n```')).toEqual([
      'a.md: no command `npm run chek`',
      'a.md: no program `tools/maps.mjs`',
    ])
    expect(wrong('`/api/v1/study/listNotes`')).toEqual([
      'a.md: no address `/api/v1/study/listNotes`',
    ])
  })

  it('are accepted as exceptions with a reason while a document has them', () => {
    const [name] = foreignNames.keys()
    expect(wrong(`\`${name}\``)).toEqual([])
    const idle = idleForeignNames([`\`${name}\``])
    expect(idle).toHaveLength(foreignNames.size - 1)
    expect(idle).not.toContain(`tools/documents/names.mjs: ${name} needs no exception any more`)
  })
})

describe('[FRM-492] links of a document', () => {
  const read = () => '# The page\n\n## What it says, and why\n'
  const exists = (path) => path === 'docs/b.md'
  const dead = (text) => deadLinks({ path: 'docs/a.md', text }, { exists, read })

  it('are accepted to a file and to a heading in it', () => {
    expect(dead('[b](b.md) [c](../docs/b.md#what-it-says-and-why) [d](https://x.example)')).toEqual(
      [],
    )
    expect(dead('[b](c.md)')).toEqual(['docs/a.md: no target of the link c.md'])
    expect(dead('[b](b.md#what-it-was)')).toEqual([
      'docs/a.md: no target of the link b.md#what-it-was',
    ])
  })
})
