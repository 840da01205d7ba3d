import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What every page needs; all other styles belong to one part each. */
const common = /styles\/(?:baseline|default-css-variables|global)\.layer\.css/

const unusedColors = 'blue|teal|yellow|violet|pink|orange|lime|indigo|grape|cyan'
const unusedColor = new RegExp(`^\\s*--mantine-color-(?:${unusedColors})-[\\w-]+:[^;]*;\\n`, 'gm')

/** Sites are light and read from left to right. */
const others = /(?::where\()?\[(?:data-mantine-color-scheme=['"]dark|dir=['"]rtl)['"]\]\)?/g

const isForOthers = (selectors: string) =>
  selectors
    .replaceAll(others, '#')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .every((selector) => selector.includes('#'))

/** A style sheet of the component library without what is for dark pages, or for those read from right to left. */
export const forOurs = (css: string): string =>
  css
    .replaceAll(/([^{}]*)\{[^{}]*\}/g, (rule, selectors: string) =>
      isForOthers(selectors) ? '' : rule,
    )
    .replaceAll(":where([data-mantine-color-scheme='light']) ", '')

/** The theme is light and has colours of its own (packages/ui/src/theme.ts): half of Mantine's variables are never read. */
function withoutUnused(css: string): string {
  const dark = css.indexOf(":root[data-mantine-color-scheme='dark']")
  const light = css.indexOf(":root[data-mantine-color-scheme='light']")
  const bright = dark >= 0 && light > dark ? css.slice(0, dark) + css.slice(light) : css
  return bright.replaceAll(unusedColor, '')
}

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
    transform(code, id) {
      if (id.endsWith('/default-css-variables.layer.css'))
        return { code: withoutUnused(code), map: null }
      if (/\/@mantine\/\w+\/styles(?:\/\w+)?\.layer\.css$/.test(id))
        return { code: forOurs(code), map: null }
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
