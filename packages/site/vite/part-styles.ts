import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

/** What every page needs; all other styles belong to one part each. */
const common = /styles\/(?:baseline|default-css-variables|global)\.layer\.css/

const unusedColors = 'blue|teal|yellow|violet|pink|orange|lime|indigo|grape|cyan'
const unusedColor = new RegExp(`^\\s*--mantine-color-(?:${unusedColors})-[\\w-]+:[^;]*;\\n`, 'gm')

const themeVariables = fileURLToPath(new URL('theme-variables.ts', import.meta.url))

/**
 * The theme is light and has colours and sizes of its own (packages/ui/src/theme.ts): most of Mantine's
 * variables are never read, or written anew when the page starts.
 */
async function withoutUnused(css: string): Promise<string> {
  const dark = css.indexOf(":root[data-mantine-color-scheme='dark']")
  const light = css.indexOf(":root[data-mantine-color-scheme='light']")
  const bright = dark >= 0 && light > dark ? css.slice(0, dark) + css.slice(light) : css
  const { module } = await runnerImport<{ writtenByTheme: () => ReadonlySet<string> }>(
    themeVariables,
    { configFile: false },
  )
  const written = module.writtenByTheme()
  return bright
    .replaceAll(unusedColor, '')
    .replaceAll(/^\s*(--[\w-]+):[^;]*;\n/gm, (line, name: string) =>
      written.has(name) ? '' : line,
    )
}

/** Blue stays, of which Mantine's own theme is made. */
const unusedScale = new RegExp(
  `^\\s*(?:${unusedColors.replace('blue|', '')}): \\[[^\\]]*\\],?\\n`,
  'gm',
)

/**
 * In a build the styles of each Mantine part travel with its script: a page loads those of the parts
 * it shows. They stand in a cascade layer below our own, hence the order of the files does not
 * matter. A development server loads them all at once from packages/ui.
 */
export function partStyles(): Plugin {
  return {
    name: 'titian-part-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/packages/ui/src/mantine-styles.ts')) return undefined
      const lines = readFileSync(id, 'utf8').split('\n')
      return lines.filter((line) => common.test(line)).join('\n')
    },
    async transform(code, id) {
      if (id.endsWith('/default-css-variables.layer.css'))
        return { code: await withoutUnused(code), map: null }
      if (id.endsWith('/MantineProvider/default-colors.mjs'))
        return { code: code.replaceAll(unusedScale, ''), map: null }
      const part = /\/@mantine\/(core|notifications)\/esm\/.*?([^/]+)\.module\.mjs$/.exec(id)
      if (!part) return undefined
      const [, library = '', name = ''] = part
      const root = id.slice(0, id.indexOf('/esm/'))
      const file =
        library === 'core' ? `${root}/styles/${name}.layer.css` : `${root}/styles.layer.css`
      if (!existsSync(file)) return undefined
      return { code: `import ${JSON.stringify(file)}\n${code}`, map: null }
    },
  }
}
