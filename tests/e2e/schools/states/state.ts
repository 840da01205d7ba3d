import type { Page } from '@playwright/test'
import { violationsOf } from '../../../support/browser/axe.ts'

/** What must be visible before a state is checked. */
const shown = {
  page: 'h1',
  dialog: '[role="dialog"]:visible',
  menu: '[role="menu"]:visible',
  panel: '[aria-expanded="true"]:visible',
  error: '[aria-invalid="true"]:visible, [role="alert"]:visible',
}
const layer = `${shown.dialog}, ${shown.menu}`

/** A state of a page after its first view, to be checked by axe. */
export interface State {
  /** The name of the state, for the report. */
  name: string
  /**
   * The path. `{course}` and similar words are replaced by sealed ids of the demo data. An empty
   * path means the current page.
   */
  path: string
  /**
   * The elements to press, in this order. Each is given by the beginning of its name, or after
   * `css=` by a selector.
   */
  press?: readonly string[]
  /** A text that is typed before anything is pressed, and the field for it. */
  type?: readonly [place: string, text: string]
  /** Actions other than pressing or typing. */
  reach?: (page: Page) => Promise<void>
  /**
   * What must be visible then. By default this is a dialog if something was pressed, and the page
   * otherwise.
   */
  shows?: keyof typeof shown
}

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

async function controlOf(page: Page, name: string) {
  if (name.startsWith('css=')) return page.locator(`${name.slice(4)}:visible`).first()
  const open = page.locator(layer)
  const scope = (await open.count()) > 0 ? open.last() : page.locator('body')
  const beginning = { name: new RegExp(`^${escaped(name)}`) }
  return scope
    .getByRole('button', beginning)
    .or(scope.getByRole('tab', beginning))
    .or(scope.getByRole('menuitem', beginning))
    .or(scope.getByRole('radio', beginning))
    .or(scope.getByRole('link', beginning))
    .filter({ visible: true })
    .first()
}

const settle = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('h1')?.checkVisibility() &&
      !document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]'),
  )

async function load(page: Page, path: string) {
  // Leaves the site first, because an address that differs only after the # would not load the page
  // again.
  await page.goto('about:blank')
  await page.goto(path)
  await settle(page)
}

/** Closes open menus and dialogs. Returns true if the page is again as it was loaded. */
async function closeLayers(page: Page): Promise<boolean> {
  for (let left = 3; left > 0 && (await page.locator(layer).count()) > 0; left -= 1) {
    await page.keyboard.press('Escape')
    await page
      .locator(layer)
      .last()
      .waitFor({ state: 'hidden', timeout: 1000 })
      .catch(() => undefined)
  }
  return (await page.locator(layer).count()) === 0
}

/** A menu must focus its first entry, and a dialog with fields must not focus its close button. */
function beginningOf(open: Element[]): string | null {
  const isCross = (one: Element | null) => one?.matches('[class*="-close"]') ?? false
  const last = open.at(-1)
  const { activeElement } = document
  if (last?.getAttribute('role') === 'menu')
    return activeElement === last.querySelector('[role="menuitem"]:not(:disabled)')
      ? null
      : 'the focus is not on the first entry of the menu'
  const field = last?.querySelector('input:not([type="hidden"], [type="file"]), textarea, select')
  return field && isCross(activeElement) ? 'the focus is on the cross, and not on a field' : null
}

async function reachState(page: Page, state: State) {
  if (state.type)
    await page.locator(state.type[0]).filter({ visible: true }).first().fill(state.type[1])
  for (const name of state.press ?? []) await (await controlOf(page, name)).click()
  await state.reach?.(page)
  const shows = state.shows ?? (state.press ? 'dialog' : 'page')
  await page.locator(shown[shows]).first().waitFor()
  await settle(page)
}

/**
 * Brings one window into one state after another, and returns the faults that axe finds. An open
 * menu or dialog is checked alone, because the page below it is checked by other states and by the
 * tests of all pages.
 */
export async function faultsIn(
  page: Page,
  states: readonly State[],
  pathOf: (path: string) => string,
): Promise<string[]> {
  const faults: string[] = []
  let onShow = ''
  for (const state of states) {
    try {
      if (state.path !== '' && state.path !== onShow) await load(page, pathOf(state.path))
      await reachState(page, state)
      const within =
        (await page.locator(layer).count()) > 0 ? layer.replaceAll(':visible', '') : undefined
      const found = await violationsOf(page, undefined, within)
      const begins = within ? await page.locator(layer).evaluateAll(beginningOf) : null
      for (const fault of begins ? [begins, ...found] : found)
        faults.push(`${state.name}: ${fault}`)
    } catch (error) {
      faults.push(`${state.name}: not reached: ${String(error).slice(0, 200)}`)
    }
    const isAsLoaded = !state.type && state.shows !== 'error' && (await closeLayers(page))
    onShow = isAsLoaded ? state.path || onShow : ''
  }
  return faults
}
