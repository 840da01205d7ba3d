import { lazyRouteComponent } from '@tanstack/react-router'

/** FRM-091: milliseconds after which the code of a page is given up. */
const chunkTimeout = 120_000

export function givingUp<Module>(load: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      // This text must differ from the errors of browsers. After a browser's error, the router
      // would reload the whole page and wait once more.
      () => reject(new Error('Timeout of a dynamically imported module')),
      chunkTimeout,
    )
  })
  return Promise.race([load, late]).finally(() => clearTimeout(timer))
}

/**
 * A page whose code is loaded at its first visit. Its type is left out, because it would depend on
 * the routes, and the routes depend on the page.
 */
export function lazyPage<Name extends string, Module extends Record<Name, () => void>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => givingUp(load()), name)
}
