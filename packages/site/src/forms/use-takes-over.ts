import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server, and in the first drawing by which the browser takes over what the server has drawn. */
export const useTakesOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
