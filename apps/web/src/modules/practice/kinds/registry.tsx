import { Navigate } from '@tanstack/react-router'
import type { PracticeKindName, PracticeRun, RunReview } from '@titian/contract'
import { type ComponentType, lazy } from 'react'
import { practiceLinks } from '../links.ts'

interface KindViews {
  Run: ComponentType<{ run: PracticeRun }>
  Review: ComponentType<{ review: RunReview }>
}

/** PRC-055: the run of a team. */
export const TeamRun = lazy(async () => ({
  default: (await import('./supply-chain/team/team-run.tsx')).TeamRun,
}))

/** PRC-110: the questions after the end, if the kind has any. */
export const Debrief = lazy(async () => ({
  default: (await import('../debrief/debrief.tsx')).Debrief,
}))

/** The views of each kind of practice. */
export const kindViews: Record<PracticeKindName, KindViews> = {
  'supply-chain': {
    Run: lazy(async () => ({ default: (await import('./supply-chain/desks.tsx')).Desks })),
    Review: lazy(async () => ({
      default: (await import('./supply-chain/review.tsx')).ChainReview,
    })),
  },
  inventory: {
    Run: lazy(async () => ({ default: (await import('./inventory/bench.tsx')).Bench })),
    Review: lazy(async () => ({ default: (await import('./inventory/review.tsx')).BenchReview })),
  },
  // The address of runs is for the supply chain. Shops and books have other addresses, to which it
  // redirects.
  marketplace: {
    Run: ({ run }) => <Navigate {...practiceLinks.run(run.sign, 'marketplace')} replace />,
    Review: lazy(async () => ({
      default: (await import('./marketplace/review/market-review.tsx')).MarketReview,
    })),
  },
  erp: {
    Run: ({ run }) => <Navigate {...practiceLinks.run(run.sign, 'erp')} replace />,
    Review: lazy(async () => ({
      default: (await import('./erp/review/erp-review.tsx')).ErpReviewOf,
    })),
  },
}
