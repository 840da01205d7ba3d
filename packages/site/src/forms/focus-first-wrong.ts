import { useEffect, useState } from 'react'

const focusable = 'input:not([type="hidden"]), textarea, select, button'
const markedWrong =
  '[aria-invalid="true"], fieldset[aria-describedby] :is([type="radio"], [type="checkbox"])'

const focusIn = (place: HTMLElement) =>
  (place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable))?.focus()

const pathOf = ({ dataset }: HTMLElement) => dataset['path'] ?? ''

/** The field of a path, or the nearest that holds it, such as the texts of all languages. */
function placeOf(places: readonly HTMLElement[], path: string): HTMLElement | undefined {
  return places
    .filter((place) => `${path}.`.startsWith(`${pathOf(place)}.`))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0]
}

/**
 * The first wrong field as the page shows them, whatever the order in which they were found wrong. Fields
 * say their path in `data-path`; without one, the first that is marked as wrong.
 */
export function focusFirstWrong(paths: readonly string[]): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const wrong = new Set(paths.map((path) => placeOf(places, path)))
  const first = places.find((place) => wrong.has(place))
  if (first) focusIn(first)
  else document.querySelector<HTMLElement>(markedWrong)?.focus()
}

/** A row that was closed opens for its error first; only then there is a field to go to. */
export function useFocusOnWrong(): (paths: readonly string[]) => void {
  const [wrong, setWrong] = useState<{ paths: readonly string[] } | null>(null)
  useEffect(() => {
    if (wrong) focusFirstWrong(wrong.paths)
  }, [wrong])
  return (paths) => setWrong({ paths })
}
