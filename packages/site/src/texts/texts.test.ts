import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Texts = { [key: string]: string | Texts }

/** Returns the keys of texts. A plural counts once, however many forms a language has for it. */
function keysOf(texts: Texts, path = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${path}${key}.`),
  )
  return [...new Set(keys)].toSorted()
}

const folder = import.meta.dirname
const read = (language: string) =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Texts

describe('common texts', () => {
  it('[FRM-007] exist in all three languages', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
    expect(files.toSorted()).toEqual(['en.json', 'ms.json', 'zh.json'])
    expect(keysOf(read('zh'))).toEqual(keysOf(read('en')))
    expect(keysOf(read('ms'))).toEqual(keysOf(read('en')))
  })
})
