import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))
const page = fileURLToPath(new URL('../../../../../docs/self-hosting/logs.md', import.meta.url))

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(`${source}/${file}`, 'utf8') }))

const listed = () =>
  [...readFileSync(page, 'utf8').matchAll(/^\| `([a-z]+\.[a-zA-Z]+)` \|/gm)].map(
    ([, name = '']) => name,
  )

it('[OPS-055] lists every event that the code logs, and no other', () => {
  const logged = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bevent: '([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(logged.length).toBeGreaterThan(10)
  expect([...new Set(logged)].toSorted()).toEqual(listed().toSorted())
  expect(new Set(listed()).size).toBe(listed().length)
})

it('[OPS-055] every line of our own has an event', () => {
  const without: string[] = []
  for (const { file, text } of sources)
    for (const [call] of text.matchAll(/\blog\.(?:fatal|error|warn|info|debug)\([^;]{0,80}/g))
      if (!/\(\s*(?:\{\s*event:|facts\b)/.test(call)) without.push(`${file}: ${call}`)
  expect(without).toEqual([])
})
