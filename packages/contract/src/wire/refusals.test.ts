import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from './language.ts'
import { refusals } from './refusals.ts'

const constants = readFileSync(
  `${import.meta.dirname}/../../../../docs/requirements/12-constants.md`,
  'utf8',
)
const rows = [...constants.matchAll(/^\| (-?\d+) \| ([^|]+) \|/gm)]
  .map(([, code, meaning]) => ({ code: Number(code), meaning: meaning ?? '' }))
  // Codes of success are no refusals.
  .filter(({ code }) => code < 0 || code === 301)
const unused = rows.filter(({ meaning }) => meaning.includes('stays unused'))

it('the table contains exactly the codes of the constants', () => {
  const known = new Set(Object.values(refusals).map(({ code }) => code))
  const listed = rows.filter((row) => !unused.includes(row)).map(({ code }) => code)
  expect(unused.map(({ code }) => code)).toEqual([-213, -218])
  expect(listed.filter((code) => !known.has(code as never))).toEqual([])
  expect([...known].filter((code) => !listed.includes(code))).toEqual([])
})

it('every code has a text in each language and an HTTP status', () => {
  for (const [name, row] of Object.entries(refusals)) {
    expect(row.status, name).toBeGreaterThanOrEqual(400)
    for (const language of languages) expect(row[language], name).not.toBe('')
    expect(`${row.en}${row.my}`, `${name} holds Chinese in its other texts`).not.toMatch(
      /\p{Script=Han}/u,
    )
  }
})
