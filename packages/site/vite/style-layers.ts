import type { Plugin } from 'vite'

/** Lowest first; what stands in no layer, as the styles of the pages do, beats all of these. */
const order = '@layer titian, mantine.root, mantine.base, mantine, ui, site;'

/** Mantine's own order: parts that others are built of come before those. */
const parts = {
  root: /^(?:ScrollArea|UnstyledButton|VisuallyHidden|Paper|Group|Stack|Flex|Loader|Overlay|Text|FloatingIndicator)$/,
  base: /^(?:Popover|CloseButton|ModalBase|Input|InlineInput|ActionIcon|Combobox|Pill|Burger)$/,
}

function layerOfPart(file: string): string | undefined {
  const name = /\/@mantine\/core\/styles\/(\w+)\.layer\.css$/.exec(file)?.[1]
  if (name === undefined) return undefined
  return parts.root.test(name) ? 'mantine.root' : parts.base.test(name) ? 'mantine.base' : undefined
}

/** These two say their layers themselves: the page as a whole, below Mantine and above it. */
const saysItself = /\/packages\/ui\/src\/(?:styles|tokens)\.css$/

const layerOf = [
  { files: /\/packages\/ui\/src\/.*\.css$/, layer: 'ui' },
  { files: /\/packages\/(?:site|exam-items)\/src\/.*\.css$/, layer: 'site' },
]

/** A shared sheet in no layer would beat the pages, and nothing but a look at them would show it. */
function layerOfShared(file: string): string | undefined {
  if (!/\/packages\/[^/]+\/src\/.*\.css$/.test(file) || saysItself.test(file)) return undefined
  const layer = layerOf.find(({ files }) => files.test(file))?.layer
  if (!layer) throw new Error(`No layer is named for ${file} (packages/site/vite/style-layers.ts).`)
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
      const part = layerOfPart(file)
      if (part) return { code: code.replace(/@layer mantine\s*\{/, `@layer ${part} {`), map: null }
      const layer = layerOfShared(file)
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
