import { useLocation } from '@tanstack/react-router'

/**
 * Returns the open page of the books; empty on the process map. The frame is on both routes, so it
 * reads the address.
 */
export const useOpenPart = (): string =>
  useLocation({ select: ({ pathname }) => /\/run\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? '' })
