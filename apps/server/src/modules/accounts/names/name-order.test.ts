import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../../..')

/** Queries that sort people by name in character code order. */
const byCodes = [
  /\bby:[^\n]*sql`u\.name`/,
  /\bname: sql`u\.name`|'name' \? sql`u\.name`/,
  /(?:order by|orderBy\()[^`\n]*(?:\busers?|\bu|\bperson|\bstudent)\.name\b/i,
  /[nN]ame\b[^\n]{0,20}\.localeCompare\(/,
]

const sources = readdirSync(join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => join('apps/server/src', path))

it.each([
  'row_number() over (order by ${order.by} ${direction}, u.name, r.user_id)',
  "by: sort === 'name' ? sql`u.name` : x",
  '.orderBy(asc(users.name), asc(users.id))',
  'name: sql`u.name`,',
  "const order = sort === 'name' ? sql`u.name` : sql`results.result`",
  "(a.row.userName ?? '').localeCompare(b.row.userName ?? '')",
])('[FRM-358] sees the order in %s', (statement) => {
  expect(byCodes.some((pattern) => pattern.test(statement))).toBe(true)
})

it('[FRM-358] no list sorts people by character codes', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return byCodes.some((pattern) => pattern.test(text))
  })
  expect(found).toEqual([])
})
