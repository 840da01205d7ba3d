// `npm run new:module NAME "Title" "标题" "Tajuk"`: creates a module in all its places, and prints
// the next steps.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ladder } from './gates/boundaries.mjs'
import { hubs } from './module/hubs.mjs'
import { nextSteps, skeleton } from './module/skeleton.mjs'
import { root } from './source-files.mjs'

const inRoot = (path) => join(root, path)

function main(name, ...words) {
  const [en, zh, ms] = words
  if (!name || !en || !zh || !ms)
    throw new Error('Usage: npm run new:module NAME "Title" "标题" "Tajuk"')
  if (!ladder.includes(name)) {
    throw new Error(
      `${name} is no rung. Decide its place in the ladder of tools/gates/boundaries.mjs first; the rungs are ${ladder.join(', ')}.`,
    )
  }
  const titles = { en, zh, ms }
  const files = Object.entries(skeleton(name, titles))
  const taken = files.filter(([path]) => existsSync(inRoot(path)))
  if (taken.length)
    throw new Error(`${name} exists already: ${taken.map(([path]) => path).join(', ')}`)
  const edited = Object.entries(hubs(name, titles)).map(([path, edit]) => [
    path,
    edit(readFileSync(inRoot(path), 'utf8')),
  ])
  for (const [path, text] of [...files, ...edited]) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
  }
  for (const [path] of files) console.log(`created ${path}`)
  for (const [path] of edited) console.log(`edited  ${path}`)
  console.log(`\n${nextSteps(name).join('\n')}`)
}

try {
  main(...process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
