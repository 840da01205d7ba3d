import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { partStyles } from './part-styles.ts'
import { plainZod } from './plain-zod.ts'
import { slimContract } from './slim-contract.ts'
import { styleLayers } from './style-layers.ts'
import { textsPlugin } from './texts-plugin.ts'

interface SiteOptions {
  /** Where the site stands below the origin: `/`, `/teacher/` or `/admin/`. */
  base: string
  /** Of the development server. */
  port: number
  /** Modules whose texts are needed on the first page. */
  firstModules?: readonly string[]
  /** Reasons that none of its calls gives; their texts are left out. */
  withoutReasons?: readonly string[]
}

/** What pages that show courses share: one file, and not a dozen of which the smallest has 200 bytes. */
const showcase =
  /packages\/(?:site\/src\/parts\/course-|ui\/src\/\w+\/(?:section-head|status-badge|tones|hero-art))|Icon(?:ChevronRight|Camera|PlayerPlay)\.mjs/

const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000'

/** One build for the three sites; FRM-170, FRM-171: the API is always on the page's own origin. */
export function siteConfig({ base, port, firstModules, withoutReasons }: SiteOptions): UserConfig {
  return defineConfig({
    base,
    plugins: [
      react(),
      textsPlugin({ firstModules, withoutReasons }),
      slimContract(),
      plainZod(),
      partStyles(),
      styleLayers(),
      compressedFiles(),
    ],
    server: {
      port,
      proxy: {
        '/api': { target: server },
        '/ws': { target: server, ws: true },
      },
    },
    build: {
      target: 'es2022',
      manifest: true,
      cssCodeSplit: true,
      // Pictures and fonts inside the script would count against every first visit.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // What changes seldom is one file, so that a new release leaves it in the browser's cache.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
              // Whatever every visit needs anyway compresses best in one piece.
              { name: 'frame', tags: ['$initial'], priority: 2 },
              { name: 'showcase', test: showcase, priority: 1 },
            ],
          },
        },
      },
    },
  })
}
