const focusable = 'input:not([type="hidden"]), textarea, select, button'

/** The first wrong field as the page shows them, whatever the order in which they were found wrong. */
export function focusFirstWrong(paths: readonly string[]): void {
  const wrong = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(({ dataset }) =>
    paths.includes(dataset['path'] ?? ''),
  )
  if (!wrong) return
  const field = wrong.matches(focusable) ? wrong : wrong.querySelector<HTMLElement>(focusable)
  field?.focus()
}
