import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True on the server, and in the first render of the browser, which hydrates the HTML of the
 * server.
 */
export const useTakesOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
