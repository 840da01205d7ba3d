import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BuildOptions, Plugin, UserConfig } from 'vite'
import { compressedFiles, shortInlineScripts } from './build-output.ts'
import { chunkGroups } from './chunk-groups.ts'
import { slimContract } from './slim-contract.ts'
import { fittingRules, partStyles, styleLayers } from './styles.ts'
import { textsPlugin } from './texts-plugin.ts'

interface SiteOptions {
  /** The address of the site below the origin: `/`, `/teacher/` or `/admin/`. */
  base: string
  /** Of the development server. */
  port: number
  /** Modules whose texts are needed on the first page. */
  firstModules?: readonly string[]
  /** The whole contract, schemas included, for forms that it checks; without it only the ways of its calls. */
  wholeContract?: boolean
  /** Of the program that draws its pages on the server. */
  forServer?: boolean
}

/** Everything in which a site without the whole contract may name a call. */
const sources = [join(process.cwd(), 'src'), join(import.meta.dirname, '../src')]

const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000'

const libraries = join(import.meta.dirname, '../src/libraries')
const entries: Record<string, string> = {
  zod: join(libraries, 'zod.ts'),
  '@mantine/hooks': join(libraries, 'mantine-hooks.ts'),
}

/** Gives two libraries an entry of ours, which exports all that the library exports and sets what the sites need otherwise. */
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

/** Styles and pictures come from the build for the browser, under the names that both give them. */
const serverBuild: BuildOptions = {
  target: 'node20',
  outDir: 'dist/server',
  copyPublicDir: false,
  // No visitor waits for it.
  chunkSizeWarningLimit: 5000,
  assetsInlineLimit: 0,
  minify: false,
}

const browserBuild = (wholeContract: boolean): BuildOptions => ({
  target: 'es2022',
  manifest: true,
  cssCodeSplit: true,
  // Every browser that runs this script preloads modules by itself.
  modulePreload: { polyfill: false },
  // Pictures and fonts inside the script would count against every first visit.
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      // The first route names each file of every page, so these names are as short as is safe.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'assets/[hash:6][extname]'
          : 'assets/[name]-[hash:6][extname]',
      // What changes seldom is one file, so that a new release leaves it in the browser's cache.
      codeSplitting: { groups: chunkGroups(wholeContract) },
    },
  },
})

/** One build for the three sites; FRM-170, FRM-171: the API is always on the page's own origin. */
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
    // The program that draws the pages on the server is whole: it finds no packages where it runs.
    ssr: { noExternal: true },
    build: forServer ? serverBuild : browserBuild(wholeContract),
  }
}
