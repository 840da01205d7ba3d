import { useLocation } from '@tanstack/react-router'

/**
 * Returns the open page of the books; empty on the process map. The page is read from the address,
 * because the frame is on both routes.
 */
export const useOpenPart = (): string =>
  useLocation({ select: ({ pathname }) => /\/run\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? '' })
