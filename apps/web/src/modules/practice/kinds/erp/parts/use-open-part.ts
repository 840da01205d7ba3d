import { useLocation } from '@tanstack/react-router'

/** The page of the books that is open; empty on the process map. The frame is on both routes, so it reads the address. */
export const useOpenPart = (): string =>
  useLocation({ select: ({ pathname }) => /\/run\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? '' })
