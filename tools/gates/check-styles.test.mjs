import { describe, expect, it } from 'vitest'

import {
  strayClassesIn,
  tooManyLines,
  unknownPageClassesIn,
  unknownPropertiesIn,
} from './check-styles.mjs'

const sheet = 'apps/web/src/card.module.css'
const source = 'apps/web/src/card.tsx'

/** The undefined classes of one component with one style sheet. */
function stray(css, component) {
  const files = {
    [sheet]: css,
    [source]: `import styles from './card.module.css'\n${component}\n`,
  }
  return strayClassesIn([sheet], [source], (path) => files[path])
}

describe('the check of styles', () => {
  it('finds an unused class, also inside a media query', () => {
    const used = `<p className={styles['line']} />`
    expect(stray('.line { color: red; }', used)).toEqual([])
    expect(stray('.line,\n.line .spare { margin: 0.5em; }', used)).toEqual([
      `${sheet}: nothing uses .spare`,
    ])
    expect(stray('@media (width < 1px) { .line {} .spare {} }', used)).toHaveLength(1)
  })

  it('finds a class that the sheet does not define', () => {
    const css = `.line { background: url(a.b.png); content: '.text'; }`
    const problem = `${source}: .text is not in ${sheet}`
    expect(stray(css, `<p className={styles['line']} id={styles.text} />`)).toEqual([problem])
    expect(stray(css, `<p className={clsx(styles['line'], styles['text'])} />`)).toEqual([problem])
  })

  it('counts each word of a file that computes its classes as used', () => {
    const css = '.small {} .large {} .huge {}'
    const component = `const size = wide ? 'large' : 'small'\n<p className={styles[size]} />`
    expect(stray(css, component)).toEqual([`${sheet}: nothing uses .huge`])
  })

  it('ignores the classes of a library', () => {
    expect(
      stray('.line :global(.mantine-Button-root) {}', `<p className={styles.line} />`),
    ).toEqual([])
  })

  it('finds a global class that no sheet defines', () => {
    const files = { 'a.css': '.meta {}', 'b.tsx': '<p className="meta num" />' }
    expect(unknownPageClassesIn(['a.css'], ['b.tsx'], (path) => files[path])).toEqual([
      'b.tsx: no style sheet defines .num',
    ])
  })

  it('finds more lines than the limit', () => {
    expect(tooManyLines(['a.css'], () => 'a\nb\n', 2)).toEqual([])
    expect(tooManyLines(['a.css'], () => 'a\nb\nc\n', 2)).toHaveLength(1)
  })

  it('finds an undefined custom property', () => {
    const files = {
      'tokens.css': ':root { --sunken: #eee; }',
      'card.css':
        '.card { color: var(--sunken); background: var(--sunk); width: var(--wide, 1px); }',
      'card.tsx': `<p style={{ ['--own']: 1, color: 'var(--own)', fill: 'var(--brand-2)' }} />`,
    }
    expect(unknownPropertiesIn(Object.keys(files), (path) => files[path])).toEqual([
      'card.css: nothing defines --sunk',
    ])
  })
})
