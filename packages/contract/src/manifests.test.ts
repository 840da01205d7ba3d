import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { auditActions } from './audit-words.ts'
import { contract } from './index.ts'
import { manifests } from './manifests.ts'
import { reasons, staffReasons } from './reasons.ts'
import { commonReasons } from './wire/common-reasons.ts'
import { nounManifest } from './wire/manifest.ts'

const nouns = Object.entries(manifests)
const folder = import.meta.dirname

it('[FRM-423] each noun lists calls, reasons and audit actions in its manifest, and each name is in one noun', () => {
  expect(Object.fromEntries(nouns.map(([name, { calls }]) => [name, calls]))).toEqual(contract)
  const names = nouns.flatMap(([, noun]) => Object.keys(noun.reasons))
  const all = [...Object.keys(commonReasons), ...names]
  expect(new Set(all).size).toBe(all.length)
  expect(all.toSorted()).toEqual(Object.keys(reasons).toSorted())
  const actions = nouns.flatMap(([, noun]) => Object.keys(noun.auditActions))
  expect(new Set(actions).size).toBe(actions.length)
  expect(actions.toSorted()).toEqual(auditActions.toSorted())
  const both = nouns.flatMap(([, noun]) => noun.moduleReasons)
  expect(both.filter((name) => staffReasons.includes(name))).toEqual([])
})

it('[FRM-423] every reasons.ts and audit-words.ts is in the manifest of its noun', () => {
  for (const [name] of nouns) {
    const manifest = readFileSync(`${folder}/${name}/manifest.ts`, 'utf8')
    for (const file of ['reasons.ts', 'audit-words.ts'])
      if (readdirSync(`${folder}/${name}`).includes(file))
        expect(manifest, name).toContain(`from './${file}'`)
  }
})

it('[FRM-423] a list with an unknown reason does not compile', () => {
  const text = { en: 'Late.', zh: '已晚', my: 'Lewat.' }
  // @ts-expect-error misspelled on purpose
  nounManifest({ calls: {}, reasons: { tooLate: text }, staffReasons: ['tooLatte'] })
  expect(nounManifest({ calls: {}, reasons: { tooLate: text } }).staffReasons).toEqual([])
})
