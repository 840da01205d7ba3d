import { readFileSync } from 'node:fs'

const manifest = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string }>

/**
 * Matches the addresses of the scripts that are built from these sources. The names of the built
 * files contain hashes.
 */
export function scriptsOf(source: RegExp): RegExp {
  const files = Object.entries(manifest)
    .filter(([key]) => source.test(key))
    .map(([, { file }]) => file.replaceAll(/[.+*]/g, String.raw`\$&`))
  if (files.length === 0) throw new Error(`No script was built from ${source.source}.`)
  return new RegExp(`/(?:${files.join('|')})$`)
}
