import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BuildOptions, UserConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { partStyles } from './part-styles.ts'
import { fewColors, oneScheme } from './few-colors.ts'
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
  /** Reasons whose texts come with those of a module, by its name. */
  moduleReasons?: Readonly<Record<string, readonly string[]>>
  /** The whole contract, schemas included, for forms that it checks; without it only the ways of its calls. */
  wholeContract?: boolean
  /** Of the program that draws its pages on the server. */
  forServer?: boolean
}

/** What pages that show courses share: one file, and not a dozen of which the smallest has 200 bytes. */
const showcase =
  /packages\/(?:site\/src\/parts\/course-|contract\/src\/courses\/calls|ui\/src\/\w+\/(?:section-head|status-badge|face))|courses\/list-filter|Icon(?:ChevronRight|Camera|ChartBar|Book2)\.mjs/

/** What the home page opens with, pictures above all, and nothing that stands below it. */
const opening =
  /packages\/ui\/src\/art\/(?:hero-art|cover|art|picture)\.|IconPlayer(?:Play|Pause)\.mjs/

/** What pages show that a first visit may begin with; those of people who have signed in are many more. */
const signs =
  /icons\/Icon(?:AlertTriangle|Certificate|ChevronDown|CircleCheck|Eye|EyeOff|Heart|HeartFilled|Hourglass|InfoCircle|Language|Link|PlayerPlayFilled|Puzzle|Qrcode|Refresh|Share|Volume|X)\.mjs/

/** Pages share most of them: one small file instead of dozens that each name a hash. */
const icons = /node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//

const ofMantine = (...names: string[]) =>
  new RegExp(`node_modules/@mantine/core/(?:esm|styles)/(?:components/)?(?:${names.join('|')})[/.]`)
const blocks = ofMantine('Stack', 'Group', 'Flex', 'Title', 'Text')
const furtherBlocks = ofMantine('Image', 'SimpleGrid', 'Skeleton')
const fields = ofMantine('Input', 'InputBase', 'TextInput', 'NativeSelect')
const boxes = ofMantine('InlineInput', 'Checkbox')
const furtherFields = ofMantine('Textarea', 'Radio')

/** Of a few lines each: as files of their own they would be hardly more than their headers. */
const helpers = new RegExp(
  [
    'node_modules/@mantine/core/esm/(?:core/(?!utils/(?:create-scoped|find-element))|components/ScrollArea/utils/to-int)',
    'node_modules/@mantine/hooks/esm/(?:utils|use-(?:callback-ref|force-update|id|merged-ref|uncontrolled|window-event))/',
    'packages/(?:site/src/format/(?:formats|minor)|ui/src/(?:feedback/tones|data/price))',
  ].join('|'),
)

/** Small parts of ours that many pages show. */
const parts = new RegExp(
  [
    'ui/src/feedback/(?:dialog-buttons|note|draft-note)',
    'ui/src/layout/both-ends',
    'site/src/(?:language/(?:language-row|use-asked|unsaved)|parts/page-failure|format/|calls/use-(?:act|tell)|forms/use-submit|copy)',
  ]
    .map((place) => `packages/${place}`)
    .join('|'),
)
/** The same of pages that show what somebody learns. */
const furtherParts =
  /packages\/(?:ui\/src\/(?:data\/progress|layout\/surface)|contract\/src\/(?:study|exams)\/rules)|apps\/web\/src\/parts\/(?:use-visit|[\w-]+-links)/
/** What pages of one thing are made of, and those of many things. */
const detail = /apps\/web\/src\/parts\/detail\//
const lists =
  /apps\/web\/src\/parts\/list\/|ui\/src\/feedback\/tag|use-(?:list-pages|existing-page|course-list)|queriesObserver|useQueries/
const forms =
  /packages\/site\/src\/(?:forms\/|parts\/form-error)|node_modules\/(?:@mantine\/form|klona|fast-deep-equal)\//
const segmented = /ui\/src\/input\/segmented|components\/(?:SegmentedControl|FloatingIndicator)\//
const buttons = ofMantine('ActionIcon')
const pager = /ui\/src\/data\/pager|components\/Pagination\/|use-pager-labels/
/** The page of the sign-in and the dialog are one form; codes by SMS belong to those that come after it. */
const signIn = new RegExp(
  [
    'apps/web/src/modules/accounts/(?:forms/(?!use-sms|countdown)|login/(?!waiting)|parts/(?!sms-|draft-note))',
    'packages/site/src/(?:captcha/(?!sha256|solve-puzzle)|sign-in|session/(?:second-step|encode-password))',
    'packages/ui/src/input/(?:password-field|phone-field|read-phone)',
    'components/PasswordInput/',
  ].join('|'),
)
/** The ways of calls that pages share. */
const calls = /packages\/contract\/src\/[\w-]+\/[\w-]*calls\.ts/

/** What the schemas of the calls are made of; it imports nothing else. */
const schemas = /node_modules\/zod\/|packages\/contract\/src\/wire\//

/** Everything in which a site without the whole contract may name a call. */
const sources = [join(process.cwd(), 'src'), join(import.meta.dirname, '../src')]

const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000'

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
      // The first route names each file of every page, so their hashes are as short as is safe.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:6][extname]',
      // What changes seldom is one file, so that a new release leaves it in the browser's cache.
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
          ...(wholeContract ? [{ name: 'schemas', test: schemas, priority: 3 }] : []),
          // Whatever every visit needs anyway compresses best in one piece.
          { name: 'frame', tags: ['$initial'], priority: 2 },
          { name: 'helpers', test: helpers, minShareCount: 2, priority: 1 },
          { name: 'opening', test: opening, priority: 1 },
          { name: 'showcase', test: showcase, priority: 1 },
          { name: 'blocks', test: blocks, minShareCount: 2 },
          { name: 'further-blocks', test: furtherBlocks, minShareCount: 2 },
          { name: 'fields', test: fields, minShareCount: 2 },
          { name: 'boxes', test: boxes, minShareCount: 2 },
          { name: 'further-fields', test: furtherFields, minShareCount: 2 },
          { name: 'signs', test: signs, minShareCount: 2 },
          { name: 'icons', test: icons, minShareCount: 2 },
          { name: 'parts', test: parts, minShareCount: 2 },
          { name: 'further-parts', test: furtherParts, minShareCount: 2 },
          { name: 'detail', test: detail, minShareCount: 2 },
          { name: 'segmented', test: segmented, minShareCount: 2 },
          { name: 'pager', test: pager, minShareCount: 2 },
          { name: 'lists', test: lists, minShareCount: 2 },
          { name: 'buttons', test: buttons, minShareCount: 2 },
          { name: 'forms', test: forms, minShareCount: 2 },
          { name: 'sign-in', test: signIn, minShareCount: 2 },
          ...(wholeContract ? [] : [{ name: 'calls', test: calls, minShareCount: 2 }]),
        ],
      },
    },
  },
})

/** One build for the three sites; FRM-170, FRM-171: the API is always on the page's own origin. */
export function siteConfig({
  base,
  port,
  firstModules,
  withoutReasons,
  moduleReasons,
  wholeContract = false,
  forServer = false,
}: SiteOptions): UserConfig {
  return {
    base,
    plugins: [
      react(),
      textsPlugin({ firstModules, withoutReasons, moduleReasons, itemEditors: wholeContract }),
      wholeContract ? null : slimContract(sources),
      plainZod(),
      fewColors(),
      oneScheme(),
      partStyles(),
      styleLayers(),
      forServer ? null : compressedFiles(),
    ],
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
