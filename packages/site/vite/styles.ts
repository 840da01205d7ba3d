import { existsSync } from 'node:fs'
import type { CSSOptions, Plugin } from 'vite'

/** Lowest first; what is in no layer, as the styles of the pages are, beats all of these. */
const order = '@layer titian, mantine.root, mantine.base, mantine, ui, site;'

/** Mantine's own order: parts that others are built of come before those. */
const root =
  'ScrollArea|UnstyledButton|VisuallyHidden|Paper|Group|Stack|Flex|Loader|Overlay|Text|FloatingIndicator'
const base = 'Popover|CloseButton|ModalBase|Input|InlineInput|ActionIcon|Combobox|Pill|Burger'

/** The first that fits a sheet names its layer. */
const layers = [
  { files: new RegExp(`/@mantine/core/styles/(?:${root})\\.css$`), layer: 'mantine.root' },
  { files: new RegExp(`/@mantine/core/styles/(?:${base})\\.css$`), layer: 'mantine.base' },
  { files: /\/@mantine\/\w+\/styles(?:\/[\w-]+)?\.css$/, layer: 'mantine' },
  { files: /\/packages\/ui\/src\/.*\.css$/, layer: 'ui' },
  { files: /\/packages\/(?:site|exam-items)\/src\/.*\.css$/, layer: 'site' },
]

/** These two say their layers themselves: the page as a whole, below Mantine and above it. */
const saysItself = /\/packages\/ui\/src\/(?:styles|tokens)\.css$/

/** A shared sheet in no layer would beat the pages, and nothing but a look at them would show it. */
function layerOf(file: string): string | undefined {
  if (!/\/(?:packages\/[^/]+\/src|@mantine)\/.*\.css$/.test(file) || saysItself.test(file))
    return undefined
  const layer = layers.find(({ files }) => files.test(file))?.layer
  if (!layer) throw new Error(`No layer is named for ${file} (packages/site/vite/styles.ts).`)
  return layer
}

/**
 * Pages load their styles when they are visited, and the server writes links in an order of its own.
 * Layers make that order meaningless: parts beat Mantine, the sites' shared parts beat those, and a
 * page beats them all.
 */
export function styleLayers(): Plugin {
  return {
    name: 'titian-style-layers',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (file.endsWith('/packages/ui/src/layers.css')) return { code: order, map: null }
      const layer = layerOf(file)
      return layer ? { code: `${order}\n@layer ${layer} {\n${code}\n}`, map: null } : undefined
    },
    generateBundle(_options, bundle) {
      // Whichever file comes first must know the order.
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue
        output.source = order + String(output.source).replaceAll(order.replaceAll(', ', ','), '')
      }
    },
  }
}

/** What a build loads at once of the sheets that a development server loads whole. */
const atOnce: Record<string, readonly string[]> = {
  '@mantine/core/styles.css': ['baseline', 'default-css-variables', 'global'],
  '@mantine/notifications/styles.css': [],
}
const styled = '?styled'

/** The sheet of a part of the component library, by the module that names its classes. */
function sheetOf(module: string): string | undefined {
  const [, library = '', own = '', name = ''] =
    /^(.*\/@mantine\/(core|notifications))\/esm\/.*?([^/]+)\.module\.mjs$/.exec(module) ?? []
  const sheet = own === 'core' ? `${library}/styles/${name}.css` : `${library}/styles.css`
  return existsSync(sheet) ? sheet : undefined
}

/**
 * In a build the styles of each Mantine part travel with its script: a page loads those of the parts
 * it shows. A part that imports the names of its classes gets a module that also imports its sheet.
 */
export function partStyles(): Plugin {
  return {
    name: 'titian-part-styles',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (atOnce[source]) return `\0${source}.js`
      if (!source.endsWith('.module.mjs') || importer?.endsWith(styled)) return undefined
      const module = await this.resolve(source, importer, { ...options, skipSelf: true })
      return module && sheetOf(module.id) ? { ...module, id: module.id + styled } : undefined
    },
    load(id) {
      const whole = atOnce[id.slice(1, -'.js'.length)]
      if (whole) return whole.map((name) => `import '@mantine/core/styles/${name}.css'`).join('\n')
      if (!id.endsWith(styled)) return undefined
      const module = id.slice(0, -styled.length)
      return `import ${JSON.stringify(sheetOf(module))}
import classes from ${JSON.stringify(module)}
export default classes`
    },
  }
}

/** Selectors that fit only a dark page, or one that is read from right to left. */
const otherPage = /(?<!:not\()\[(?:data-mantine-color-scheme=['"]dark|dir=['"]rtl)/

/** Fits every page of ours, and adds nothing to the weight of a selector. */
const lightPage = ":where([data-mantine-color-scheme='light']) "

/** Colours of the component library that the theme does not use (packages/ui/src/theme.ts). */
const unusedColor =
  /^--mantine-color-(?:blue|teal|yellow|violet|pink|orange|lime|indigo|grape|cyan)-/

/** The sites are light, read from left to right, and have colours of their own: half of Mantine's rules for these never apply. */
export const fittingRules: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'titian-fitting-rules',
        Rule(rule) {
          if (rule.selectors.every((selector) => otherPage.test(selector))) rule.remove()
          else if (rule.selector.includes(lightPage))
            rule.selector = rule.selector.replaceAll(lightPage, '')
        },
        Declaration(declaration) {
          if (unusedColor.test(declaration.prop)) declaration.remove()
        },
      },
    ],
  },
}
