import type { PracticeKindName, PracticeRun, RunReview } from '@titian/contract'
import { type ComponentType, lazy } from 'react'

interface KindViews {
  Run: ComponentType<{ run: PracticeRun }>
  Review: ComponentType<{ review: RunReview }>
}

/** What each kind of practice shows, one line each. */
export const kindViews: Record<PracticeKindName, KindViews> = {
  'supply-chain': {
    Run: lazy(() => import('./supply-chain/desks.tsx')),
    Review: lazy(() => import('./supply-chain/review.tsx')),
  },
  inventory: {
    Run: lazy(() => import('./inventory/bench.tsx')),
    Review: lazy(() => import('./inventory/review.tsx')),
  },
}
