import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOnly } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(context: Element | Document, options: object): Promise<AxeResults>
}

/** All rules of axe for WCAG up to level AA, and its further advice. */
export const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
}

/**
 * The violations that axe finds in the current page, or in a part of it: the first three places of
 * each.
 */
export async function violationsOf(
  page: Page,
  runOnly: RunOnly = everyRule,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    ([rules, part]) => {
      const all = part === undefined ? [] : [...document.querySelectorAll(part)]
      const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }))
      return (globalThis as unknown as { axe: Axe }).axe.run(seen.at(-1) ?? document, {
        resultTypes: ['violations'],
        runOnly: rules,
      })
    },
    [runOnly, within] as const,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}
