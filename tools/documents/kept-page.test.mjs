import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { keepPage } from './kept-page.mjs'

const folder = mkdtempSync(join(tmpdir(), 'titian-page-'))
const file = join(folder, 'page.md')
afterAll(() => rmSync(folder, { recursive: true }))

describe('[FRM-490] [FRM-491] [FRM-494] a generated page', () => {
  it('is reported by the check when it is missing or outdated, and is not changed', () => {
    const check = { check: true, command: 'npm run map' }
    expect(keepPage(file, 'new', check)).toHaveLength(1)
    writeFileSync(file, 'old')
    const [problem] = keepPage(file, 'new', check)
    expect(problem).toMatch(/page\.md is stale: run `npm run map`$/)
    expect(readFileSync(file, 'utf8')).toBe('old')
  })

  it('is written by the command, and then passes the check', () => {
    expect(keepPage(file, 'new', { check: false, command: 'npm run map' })).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe('new')
    expect(keepPage(file, 'new', { check: true, command: 'npm run map' })).toEqual([])
  })
})
