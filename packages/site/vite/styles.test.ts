import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, preprocessCSS, resolveConfig, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { fittingRules, partStyles, styleLayers } from './styles.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const sheets = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[\w-]+\/src\/.*\.css$/.test(path))

/** The part of a style sheet that a site includes. */
function given(file: string, code = '.a { color: red }'): string {
  const { transform } = styleLayers() as unknown as {
    transform(code: string, id: string): { code: string } | undefined
  }
  return transform(code, file)?.code ?? code
}

it.each(sheets)('puts packages/%s into a layer', (path) => {
  const code = given(packages + path, readFileSync(packages + path, 'utf8'))
  expect(code).toContain('@layer ')
  if (path.endsWith('.module.css'))
    expect(code).toContain(path.startsWith('ui/') ? '@layer ui {' : '@layer site {')
})

it('leaves the style sheets of pages outside of all layers', () => {
  expect(given('/repo/apps/web/src/modules/study/parts/center.module.css')).not.toContain('@layer')
})

it('refuses a shared style sheet that has no layer', () => {
  expect(() => given('/repo/packages/charts/src/bars.module.css')).toThrow('No layer is named')
})

const sheet = `@layer mantine {.m_1 { color: red; }
:where([data-mantine-color-scheme='light']) .m_1 { color: black; }
:where([data-mantine-color-scheme='dark']) .m_1, :where([data-mantine-color-scheme="dark"]) .m_1:where(:hover, :focus) { color: white; }
[data-mantine-color-scheme='dark'] .m_2[data-variant='filled'] { color: white; }
:where([dir="rtl"]) .m_3 > svg { rotate: 180deg; }
[data-mantine-color-scheme='light'] .m_4, [data-mantine-color-scheme='dark'] .m_5 { display: none; }
.m_7:not([dir='rtl']) { --mantine-color-grape-1: plum; --mantine-color-brand-1: blue; }
@media (hover: hover) { .m_6:where(:not([data-disabled], :disabled)):hover { color: blue; } }
}`

it('omits the rules and colours that none of our pages can use, and keeps all others', async () => {
  const config = await resolveConfig({ configFile: false, css: fittingRules }, 'build')
  const { code } = await preprocessCSS(sheet, '/sheet.css', config)
  const kept = ['.m_1 { color: red; }', '\n.m_1 { color: black; }', '.m_4', '.m_6', '.m_7', 'brand']
  for (const text of kept) expect(code).toContain(text)
  for (const gone of ['white', '.m_2', '.m_3', 'grape']) expect(code).not.toContain(gone)
})

it(
  'loads the style sheet of a Mantine component with it, in its layer',
  { timeout: 60_000 },
  async () => {
    const code = `import { Stack, Title } from '@mantine/core'
    import '@mantine/core/styles.css'
    globalThis.shown = [Stack, Title]`
    const source = '\0source.js'
    const { output } = (await build({
      root: packages,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'source',
          resolveId: (id) => (id === 'source' ? source : undefined),
          load: (id) => (id === source ? code : undefined),
        },
        partStyles(),
        styleLayers(),
      ],
      build: { write: false, cssMinify: false, rolldownOptions: { input: 'source' } },
    })) as Rolldown.RolldownOutput
    const styles = output
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
      .join('')
    const classOf = (part: string) =>
      /m_\w+/.exec(
        readFileSync(`${packages}../node_modules/@mantine/core/styles/${part}.css`, 'utf8'),
      )?.[0]
    expect(styles).toMatch(new RegExp(`@layer mantine\\.root \\{\\s*\\.${classOf('Stack')} \\{`))
    expect(styles).toMatch(new RegExp(`@layer mantine \\{\\s*\\.${classOf('Title')} \\{`))
    expect(styles).toContain('--mantine-color-gray-0')
    expect(styles).not.toContain(classOf('Accordion'))
  },
)
