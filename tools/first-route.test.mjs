import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import {
  firstRoutes,
  furtherRoutes,
  judgeFirstRoute,
  judgeFurtherRoute,
  weighFirstRoute,
  weighFurtherRoute,
} from './first-route.mjs'

const [homePage, signInPage] = firstRoutes
const [editor] = furtherRoutes
const { source: home, limit } = homePage
const html = '<script src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css">'
const manifest = {
  '_part.js': { file: 'assets/part.js', css: ['assets/part.css'] },
  [home]: { file: 'assets/home.js', imports: ['_part.js'], dynamicImports: [signInPage.source] },
  [signInPage.source]: { file: 'assets/later.js' },
  '_forms.js': { file: 'assets/forms.js', dynamicImports: ['virtual:texts/en/forms'] },
  [editor.source]: {
    file: 'assets/editor.js',
    imports: ['_part.js', '_forms.js'],
    dynamicImports: ['virtual:texts/en/editor', 'virtual:texts/zh/editor', 'panel.tsx'],
  },
  'panel.tsx': { file: 'assets/panel.js' },
  'virtual:texts/en/editor': { file: 'assets/editor-en.js' },
  'virtual:texts/zh/editor': { file: 'assets/editor-zh.js' },
  'virtual:texts/en/forms': { file: 'assets/forms-en.js' },
  'virtual:texts/en': { file: 'assets/en.js' },
  'virtual:texts/zh': { file: 'assets/zh.js' },
}

let dist = ''
const write = (path, text) => writeFileSync(join(dist, path), text)

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'titian-dist-'))
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder))
  write('index.html', html)
  write('.vite/manifest.json', JSON.stringify(manifest))
  for (const file of [
    'a.js',
    'a.css',
    'part.js',
    'part.css',
    'home.js',
    'later.js',
    'en.js',
    'zh.js',
    'editor.js',
    'editor-en.js',
    'forms.js',
    'forms-en.js',
  ])
    write(`assets/${file}`, `/* ${file} */`)
})
afterEach(() => rmSync(dist, { recursive: true }))

describe('the weight of the first route', () => {
  it('includes the files of the document, the page and its texts, without files loaded later', () => {
    const filesOf = (route) =>
      weighFirstRoute(dist, route)
        .map(({ file }) => file.replace('assets/', ''))
        .toSorted()
    expect(filesOf(homePage)).toEqual(['a.css', 'a.js', 'en.js', 'home.js', 'part.css', 'part.js'])
    expect(filesOf(signInPage)).toEqual(['a.css', 'a.js', 'en.js', 'later.js'])
  })

  it('[RES-170] includes for a later page what the home page has not loaded, with texts and without panels', () => {
    const files = weighFurtherRoute(dist, editor)
    expect(files.map(({ file }) => file.replace('assets/', '')).toSorted()).toEqual([
      'editor-en.js',
      'editor.js',
      'forms-en.js',
      'forms.js',
    ])
    expect(judgeFurtherRoute(files, editor).ok).toBe(true)
    const { ok, text } = judgeFurtherRoute([{ file: 'a.js', bytes: 91_901 }], editor)
    expect(ok).toBe(false)
    expect(text).toMatch(/^FAILED editor of the resume, beside the home page: 91\.9 of 91\.9 kB\n/)
  })

  it('fails above the limit and lists the files, heaviest first', () => {
    const files = [
      { file: 'a.js', bytes: limit - 500 },
      { file: 'b.js', bytes: 500 },
    ]
    expect(judgeFirstRoute(files, homePage).ok).toBe(true)
    const { ok, text } = judgeFirstRoute([...files, { file: 'c.js', bytes: 1 }], homePage)
    expect(ok).toBe(false)
    expect(text).toMatch(
      /^FAILED first route, home page: 158\.6 of 158\.6 kB, aim 150\.0\n.*a\.js\n.*b\.js\n.*c\.js$/,
    )
  })

  it.each(['index.html', '.vite/manifest.json'])('fails for a build without its %s', (path) => {
    write(path, path.endsWith('.json') ? '{}' : '<p></p>')
    expect(() => weighFirstRoute(dist, homePage)).toThrow(/chunk|script/)
  })
})
