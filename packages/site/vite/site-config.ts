import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BuildOptions, Plugin, UserConfig } from 'vite'
import { compressedFiles, shortInlineScripts } from './build-output.ts'
import { chunkGroups } from './chunk-groups.ts'
import { slimContract } from './slim-contract.ts'
import { fittingRules, partStyles, styleLayers } from './styles.ts'
import { textsPlugin } from './texts-plugin.ts'

interface SiteOptions {
  /** The path of the site: `/`, `/teacher/` or `/admin/`. */
  base: string
  /** The port of the development server. */
  port: number
  /** Modules whose texts are needed on the first page. */
  firstModules?: readonly string[]
  /**
   * Whether the whole contract is included, with schemas for forms. If not, only the definitions of
   * the calls that the site uses are included.
   */
  wholeContract?: boolean
  /** The entry of the program that renders its pages on the server. */
  forServer?: boolean
}

/** Files in which a site without the whole contract may name a call. */
const sources = [join(process.cwd(), 'src'), join(import.meta.dirname, '../src')]

const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000'

const libraries = join(import.meta.dirname, '../src/libraries')
const entries: Record<string, string> = {
  zod: join(libraries, 'zod.ts'),
  '@mantine/hooks': join(libraries, 'mantine-hooks.ts'),
}

/**
 * Replaces two libraries by our own entries. An entry exports everything of its library and changes
 * some settings.
 */
export function libraryEntries(): Plugin {
  return {
    name: 'titian-library-entries',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const entry = entries[source]
      if (!entry || importer === entry) return undefined
      return this.resolve(entry, importer, { ...options, skipSelf: true })
    },
  }
}

/** The browser build writes styles and pictures. Both builds give them the same names. */
const serverBuild: BuildOptions = {
  target: 'node20',
  outDir: 'dist/server',
  copyPublicDir: false,
  // Compression of the server build is not needed, because no visitor loads it.
  chunkSizeWarningLimit: 5000,
  assetsInlineLimit: 0,
  minify: false,
}

const browserBuild = (wholeContract: boolean): BuildOptions => ({
  target: 'es2022',
  manifest: true,
  cssCodeSplit: true,
  // Every browser that runs this script supports module preloading.
  modulePreload: { polyfill: false },
  // The build judges the weight of the pages itself (tools/first-route.mjs).
  chunkSizeWarningLimit: 5000,
  // Pictures and fonts are not inlined, because they would enlarge every first visit.
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      // The first route that is loaded contains the names of the files of all pages, so these names
      // are as short as is safe.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'assets/[hash:6][extname]'
          : 'assets/[name]-[hash:6][extname]',
      // Modules that rarely change form one file, which then stays in the browser's cache after a
      // release.
      codeSplitting: { groups: chunkGroups(wholeContract) },
    },
  },
})

/**
 * The build configuration of the three sites. FRM-170, FRM-171: the API is always on the origin of
 * the page.
 */
export function siteConfig({
  base,
  port,
  firstModules,
  wholeContract = false,
  forServer = false,
}: SiteOptions): UserConfig {
  return {
    base,
    plugins: [
      react(),
      textsPlugin({ firstModules, forStaff: wholeContract }),
      wholeContract ? null : slimContract(sources),
      libraryEntries(),
      partStyles(),
      styleLayers(),
      shortInlineScripts(),
      forServer ? null : compressedFiles(),
    ],
    css: fittingRules,
    server: {
      port,
      proxy: {
        '/api': { target: server },
        '/art': { target: server },
        '/ws': { target: server, ws: true },
      },
    },
    // The program that renders pages on the server includes all packages. Where it runs, none are
    // installed.
    ssr: { noExternal: true },
    build: forServer ? serverBuild : browserBuild(wholeContract),
  }
}
