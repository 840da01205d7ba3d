import { describe, expect, it } from 'vitest'

import { chaptersOf, draw, readCommit } from './changelog.mjs'

const commit = (line, { date = '2026-03-02', refs = '' } = {}) => readCommit({ date, refs, line })

describe('[FRM-493] the list of changes', () => {
  it('contains what users notice, by part of the program', () => {
    const page = draw([
      commit('fix(exams): keep the answer'),
      commit('feat(exams): print papers'),
      commit('perf(study): load the player later'),
      commit('feat: a page for visitors'),
    ])
    expect(page.split('\n## ')[1]).toBe(
      [
        'Not released, 2026-03',
        '',
        '### New',
        '',
        '**everywhere**',
        '',
        '- A page for visitors',
        '',
        '**exams**',
        '',
        '- Print papers',
        '',
        '### Corrected',
        '',
        '**exams**',
        '',
        '- Keep the answer',
        '',
        '### Faster',
        '',
        '**study**',
        '',
        '- Load the player later',
        '',
      ].join('\n'),
    )
  })

  it('omits what only developers notice', () => {
    const page = draw([
      commit('test(exams): ask twice'),
      commit('fix(tests): ask once'),
      commit('wip'),
      commit('feat(notes): write a note'),
    ])
    expect(page.match(/^- .*/gm)).toEqual(['- Write a note'])
  })
})

describe('[FRM-493] the chapters of the list of changes', () => {
  it('begin at each tag, and at each month since the newest tag', () => {
    const chapters = chaptersOf([
      commit('feat(a): newest', { date: '2026-05-01' }),
      commit('feat(a): newer', { date: '2026-04-30' }),
      commit('feat(a): released', { date: '2026-04-02', refs: 'HEAD, tag: v1.1.0' }),
      commit('feat(a): in it too', { date: '2026-03-01' }),
      commit('feat(a): first', { date: '2026-02-01', refs: 'tag: v1.0.0' }),
    ])
    expect(chapters.map(([title, list]) => [title, list.map(({ text }) => text)])).toEqual([
      ['Not released, 2026-05', ['newest']],
      ['Not released, 2026-04', ['newer']],
      ['v1.1.0', ['released', 'in it too']],
      ['v1.0.0', ['first']],
    ])
  })

  it('list breaking changes first, and escape Markdown', () => {
    const page = draw([
      commit('feat(a): more'),
      commit('fix(a)!: rename course_notes and drop <b>'),
    ])
    expect(page.match(/^(?:###|-) .*/gm)).toEqual([
      '### Ask for attention when you upgrade',
      '- Rename course\\_notes and drop \\<b>',
      '### New',
      '- More',
    ])
  })
})
