import { expect, it } from 'vitest'
import { forOurs } from './part-styles.ts'

const sheet = `@layer mantine {.m_1 { color: red; }
:where([data-mantine-color-scheme='light']) .m_1 { color: black; }
:where([data-mantine-color-scheme='dark']) .m_1, :where([data-mantine-color-scheme="dark"]) .m_1:where(:hover, :focus) { color: white; }
[data-mantine-color-scheme='dark'] .m_2[data-variant='filled'] { color: white; }
:where([dir="rtl"]) .m_3 > svg { rotate: 180deg; }
[data-mantine-color-scheme='light'] .m_4, [data-mantine-color-scheme='dark'] .m_5 { display: none; }
@media (hover: hover) { .m_6:where(:not([data-disabled], :disabled)):hover { color: blue; } }
}`

it('leaves out the rules that no page of ours can meet, and keeps all others', () => {
  const slim = forOurs(sheet)
  for (const retained of ['.m_1 { color: red; }', '.m_1 { color: black; }', '.m_4', '.m_6'])
    expect(slim).toContain(retained)
  for (const gone of ['white', '.m_2', '.m_3', 'rtl']) expect(slim).not.toContain(gone)
  expect(slim.replaceAll(/[^{}]/g, '')).toBe('{{}{}{}{{}}}')
})
