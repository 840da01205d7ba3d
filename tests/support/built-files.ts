import { readFileSync } from 'node:fs'

const manifest = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string }>

/**
 * Matches the addresses of the scripts that are built from these sources, each of which must exist. The
 * names of the built files contain hashes.
 */
export function scriptsOf(...sources: RegExp[]): RegExp {
  const files = sources.flatMap((source) => {
    const built = Object.entries(manifest).filter(([key]) => source.test(key))
    if (built.length === 0) throw new Error(`No script was built from ${source.source}.`)
    return built.map(([, { file }]) => file.replaceAll(/[.+*]/g, String.raw`\$&`))
  })
  return new RegExp(`/(?:${files.join('|')})$`)
}
