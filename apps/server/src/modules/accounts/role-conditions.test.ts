import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const folders = ['apps/server/src', 'apps/server/seeds', 'apps/server/sandbox', 'tests']

/** Matches statements that search a role by a pattern. */
const byPattern = /\broles\b[^\n]{0,30}(?:\blike\b|\bilike\b|\bsimilar to\b|\s!?~)/i

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|mjs|sql)$/.test(path) && !path.endsWith('role-conditions.test.ts'))
    .map((path) => join(folder, path)),
)

it.each([
  "',' || u.roles || ',' like '%,teacher,%'",
  "${users.roles} LIKE '%Admin%'",
  "a.roles ~ '(^|,)schoolAdmin(,|$)'",
])('[FRM-359] sees the pattern in %s', (statement) => {
  expect(byPattern.test(statement)).toBe(true)
})

it('[FRM-359] no statement searches a role by a pattern', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.filter((path) => byPattern.test(readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})
