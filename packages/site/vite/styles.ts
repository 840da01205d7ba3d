import { existsSync } from 'node:fs'
import type { CSSOptions, Plugin } from 'vite'

/**
 * The layers, lowest first. Rules outside of any layer, such as the styles of pages, override all
 * layers.
 */
const order = '@layer titian, mantine.root, mantine.base, mantine, ui, site;'

/** Mantine's own order of style sheets: components that other components use come first. */
const root =
  'ScrollArea|UnstyledButton|VisuallyHidden|Paper|Group|Stack|Flex|Loader|Overlay|Text|FloatingIndicator'
const base = 'Popover|CloseButton|ModalBase|Input|InlineInput|ActionIcon|Combobox|Pill|Burger'

/** The first pattern that matches a style sheet decides its layer. */
const layers = [
  { files: new RegExp(`/@mantine/core/styles/(?:${root})\\.css$`), layer: 'mantine.root' },
  { files: new RegExp(`/@mantine/core/styles/(?:${base})\\.css$`), layer: 'mantine.base' },
  { files: /\/@mantine\/\w+\/styles(?:\/[\w-]+)?\.css$/, layer: 'mantine' },
  { files: /\/packages\/ui\/src\/.*\.css$/, layer: 'ui' },
  { files: /\/packages\/(?:site|exam-items)\/src\/.*\.css$/, layer: 'site' },
]

/**
 * Two style sheets name their own layers: the base styles, which are below Mantine's layers, and
 * the corrections, which are above them.
 */
const saysItself = /\/packages\/ui\/src\/(?:styles|tokens)\.css$/

/**
 * A shared style sheet without a layer would override the pages. Only somebody who looks at the
 * pages would notice this.
 */
function layerOf(file: string): string | undefined {
  if (!/\/(?:packages\/[^/]+\/src|@mantine)\/.*\.css$/.test(file) || saysItself.test(file))
    return undefined
  const layer = layers.find(({ files }) => files.test(file))?.layer
  if (!layer) throw new Error(`No layer is named for ${file} (packages/site/vite/styles.ts).`)
  return layer
}

/**
 * Pages load their styles when they are visited, and the server writes the links in another order.
 * With layers, this order does not matter: our components override Mantine, the shared components
 * of the sites override our components, and a page overrides all of them.
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
      // The file that is loaded first must contain the order of the layers.
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue
        output.source = order + String(output.source).replaceAll(order.replaceAll(', ', ','), '')
      }
    },
  }
}

/**
 * The style sheets of a library that a build loads at once. A development server loads all of them.
 */
const atOnce: Record<string, readonly string[]> = {
  '@mantine/core/styles.css': ['baseline', 'default-css-variables', 'global'],
  '@mantine/notifications/styles.css': [],
}
const styled = '?styled'

/** The style sheet of a Mantine component, by the module that contains its class names. */
function sheetOf(module: string): string | undefined {
  const [, library = '', own = '', name = ''] =
    /^(.*\/@mantine\/(core|notifications))\/esm\/.*?([^/]+)\.module\.mjs$/.exec(module) ?? []
  const sheet = own === 'core' ? `${library}/styles/${name}.css` : `${library}/styles.css`
  return existsSync(sheet) ? sheet : undefined
}

/**
 * In a build, the styles of a Mantine component are loaded with its script, so a page loads only
 * those of the components that it shows. When a component imports its class names, it gets a module
 * that also imports its style sheet.
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

/** Selectors that match only dark pages or pages written from right to left. */
const otherPage = /(?<!:not\()\[(?:data-mantine-color-scheme=['"]dark|dir=['"]rtl)/

/** Matches every page of ours, without adding specificity. */
const lightPage = ":where([data-mantine-color-scheme='light']) "

/** Colours of Mantine that the theme does not use (packages/ui/src/theme.ts). */
const unusedColor =
  /^--mantine-color-(?:blue|teal|yellow|violet|pink|orange|lime|indigo|grape|cyan)-/

/**
 * The sites are light, left-to-right and have their own colours, so half of Mantine's rules never
 * apply.
 */
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
