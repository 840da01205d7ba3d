// Checks the styles of the sites: their total length, unused classes of a module, and undefined
// classes and custom properties.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { filesUnder, isTest, root } from '../source-files.mjs'

/**
 * The maximum number of lines in the project's style sheets, rounded to hundreds. The seven
 * templates of the printed resume have 500 of them. A change that removes lines lowers the limit.
 */
export const mostLines = 6600

const readText = (path) => readFileSync(join(root, path), 'utf8')

/** The classes in a style sheet's selectors. */
function classesIn(css) {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
  const named = (selectors ?? [])
    .filter((selector) => !/^\s*@(?!scope)/.test(selector))
    .flatMap((selector) => [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)])
  return new Set(named.map(([, name]) => name))
}

/**
 * The classes that a source file uses of each imported style module, and whether it also computes
 * names.
 */
function classesAsked(path, text) {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, from]) => {
    const asked = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
    return {
      sheet: join(dirname(path), from),
      names: asked.map(([, short, long]) => short ?? long).filter((one) => one !== 'module'),
      computes: new RegExp(`\\b${name}(?:\\[(?!')|[^\\w.[])`).test(
        text.replace(/import .+\n/g, ''),
      ),
      words: [...text.matchAll(/['"`]([\w-]+)['"`]|\b([\w-]+):/g)].map(
        ([, one, key]) => one ?? key,
      ),
    }
  })
}

/** Unused classes of modules, and used classes that their module does not define. */
export function strayClassesIn(sheets, sources, read = readText) {
  const asked = sources.flatMap((path) =>
    classesAsked(path, read(path)).map((one) => ({ ...one, path })),
  )
  return sheets.flatMap((sheet) => {
    const defined = classesIn(read(sheet))
    const askers = asked.filter((one) => one.sheet === sheet)
    const used = new Set(
      askers.flatMap(({ names, computes, words }) => [...names, ...(computes ? words : [])]),
    )
    return [
      ...[...defined]
        .filter((name) => !used.has(name))
        .map((name) => `${sheet}: nothing uses .${name}`),
      ...askers.flatMap(({ path, names }) =>
        names
          .filter((name) => !defined.has(name))
          .map((name) => `${path}: .${name} is not in ${sheet}`),
      ),
    ]
  })
}

/** Global classes that a component uses and no global sheet defines. */
export function unknownPageClassesIn(sheets, sources, read = readText) {
  const defined = new Set(sheets.flatMap((sheet) => [...classesIn(read(sheet))]))
  return sources.flatMap((path) =>
    [...read(path).matchAll(/className="([^"]+)"/g)]
      .flatMap(([, names]) => names.split(/\s+/))
      .filter((name) => name && !defined.has(name))
      .map((name) => `${path}: no style sheet defines .${name}`),
  )
}

/**
 * The custom properties that the theme defines for its scales of ten shades, and those that
 * Mantine's components define.
 */
const definedElsewhere =
  /^--(?:(?:neutral|green|sky|amber|brand|red)-\d$|mantine-|slider-|overlay-|button-)/

/**
 * Custom properties that are used without a fallback and defined nowhere. A browser ignores such a
 * declaration.
 */
export function unknownPropertiesIn(paths, read = readText) {
  const texts = paths.map((path) => [path, read(path)])
  const definitions = texts.flatMap(([, text]) => [
    ...text.matchAll(/(--[\w-]+)['"`]?\]?\s*:|['"`](--[\w-]+)['"`]/g),
  ])
  const defined = new Set(definitions.map(([, named, quoted]) => named ?? quoted))
  return texts.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name]) => name)
      .filter((name) => !definedElsewhere.test(name) && !defined.has(name))
      .map((name) => `${path}: nothing defines ${name}`),
  )
}

export function tooManyLines(sheets, read = readText, most = mostLines) {
  const count = sheets.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0)
  return count > most ? [`the style sheets have ${count} lines (limit ${most})`] : []
}

if (process.argv[1] === import.meta.filename) {
  const all = filesUnder(['apps', 'packages'], (path) => path.endsWith('.css'))
  const sources = filesUnder(['apps', 'packages'], (path) => /\.tsx?$/.test(path)).filter(
    (path) => !isTest(path),
  )
  const modules = all.filter((path) => path.endsWith('.module.css'))
  const ofPage = all.filter((path) => !path.endsWith('.module.css'))
  const problems = [
    ...tooManyLines(all),
    ...strayClassesIn(modules, sources),
    ...unknownPageClassesIn(ofPage, sources),
    ...unknownPropertiesIn([...all, ...sources]),
  ]
  for (const line of problems) console.error(line)
  process.exit(problems.length ? 1 : 0)
}
