import { problemNames, solve } from '@titian/practice/inventory'
import { expect, it } from 'vitest'
import en from '../../texts/en.json'
import ms from '../../texts/ms.json'
import zh from '../../texts/zh.json'

const seeds = ['one', 'two', 'three', 'four', 'five']
const verdicts = ['right', 'wrong', 'notAnswered', 'notANumber', 'tooLong']

type Tree = { readonly [name: string]: string | Tree }

/** Returns the text at a path, with all plural forms joined; undefined if there is none. */
function textAt(tree: Tree, ...path: string[]): string | undefined {
  let found: string | Tree | undefined = tree
  for (const name of path)
    found = typeof found === 'object' ? (found[name] ?? forms(found, name)) : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

const forms = (tree: Tree, name: string) => {
  const { [`${name}_one`]: one, [`${name}_other`]: other } = tree
  return typeof other === 'string' ? `${typeof one === 'string' ? one : ''}${other}` : undefined
}

/** Returns the paths of all texts that a problem with these numbers uses. */
function asked(name: string, seed: string): { path: string[]; numbers: string[] }[] {
  const solved = solve(name, seed)
  if (!solved) throw new Error(`There is no problem ${name}.`)
  const { given, answer, rounding, tolerance, steps } = solved
  const plain = [
    ['problem', name, 'name'],
    ['problem', name, 'question'],
    ...given.map((one) => ['given', ...one.name.split('.')]),
    ...[answer, ...given.flatMap(({ amounts }) => amounts)].map(({ unit }) => ['unit', unit]),
    ['rounding', rounding],
    ['tolerance', tolerance.code],
    ['places', String(answer.places)],
    ...verdicts.map((verdict) => ['verdict', verdict]),
  ].map((path) => ({ path, numbers: [] as string[] }))
  return [
    ...plain,
    ...steps.map(({ code, numbers }) => ({
      path: ['step', ...code.split('.')],
      numbers: Object.keys(numbers),
    })),
  ]
}

it.each([
  ['en', en],
  ['zh', zh],
  ['ms', ms],
] as const)('has each text of the problems and of their solutions in %s', (_, texts) => {
  const missing = new Set<string>()
  for (const name of problemNames)
    for (const { path, numbers } of seeds.flatMap((seed) => asked(name, seed))) {
      const text = textAt(texts, ...path)
      if (text === undefined) missing.add(path.join('.'))
      for (const number of numbers)
        if (text !== undefined && !text.includes(`{{${number}}}`))
          missing.add(`${path.join('.')}: ${number}`)
    }
  expect([...missing]).toEqual([])
})
