import { lazyRouteComponent } from '@tanstack/react-router'

/** FRM-091: milliseconds after which the code of a page is given up. */
const chunkTimeout = 120_000

export function givingUp<Module>(load: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      // This text must differ from the error texts of browsers: after one of them, the router would
      // reload the whole page and wait once more.
      () => reject(new Error('Timeout of a dynamically imported module')),
      chunkTimeout,
    )
  })
  return Promise.race([load, late]).finally(() => clearTimeout(timer))
}

/**
 * A page whose code is loaded at its first visit. The type of its result is left out, because it
 * would depend on the routes, which depend on the page.
 */
export function lazyPage<Name extends string, Module extends Record<Name, () => void>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => givingUp(load()), name)
}
