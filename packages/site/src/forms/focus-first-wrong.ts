import { useEffect, useState } from 'react'

const focusable = 'input:not([type="hidden"]), textarea, select, button'
const markedWrong =
  '[aria-invalid="true"], fieldset[aria-describedby] :is([type="radio"], [type="checkbox"])'

const focusIn = (place: HTMLElement) =>
  (place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable))?.focus()

const pathOf = ({ dataset }: HTMLElement) => dataset['path'] ?? ''

/**
 * The field of a path, or the closest field that contains it, such as the texts of all languages.
 */
function placeOf(places: readonly HTMLElement[], path: string): HTMLElement | undefined {
  return places
    .filter((place) => `${path}.`.startsWith(`${pathOf(place)}.`))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0]
}

/**
 * Focuses the first invalid field in the order of the page, whatever the order of `paths`. A field
 * has its path in `data-path`. Without any path, the first field that is marked as invalid is
 * focused.
 */
export function focusFirstWrong(paths: readonly string[]): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const wrong = new Set(paths.map((path) => placeOf(places, path)))
  const first = places.find((place) => wrong.has(place))
  if (first) focusIn(first)
  else document.querySelector<HTMLElement>(markedWrong)?.focus()
}

/**
 * Returns a function that focuses the first wrong field after the next rendering. A closed row
 * opens only in that rendering, and its field does not exist before.
 */
export function useFocusOnWrong(): (paths: readonly string[]) => void {
  const [wrong, setWrong] = useState<{ paths: readonly string[] } | null>(null)
  useEffect(() => {
    if (wrong) focusFirstWrong(wrong.paths)
  }, [wrong])
  return (paths) => setWrong({ paths })
}
