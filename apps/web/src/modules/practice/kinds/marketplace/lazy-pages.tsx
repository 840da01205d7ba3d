import { useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { paths } from '../../../../app/paths.ts'
import { reviewStep } from '../../links.ts'
import { ReviewOf } from '../review-page.tsx'
import { Loading } from '../run-page.tsx'

/** Each page of a shop is its own chunk, so that other pages do not load it. */
const pageOf = (load: () => Promise<ComponentType>) => {
  const Page = lazy(async () => ({ default: await load() }))
  return () => (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}

export const MarketLobby = pageOf(
  async () => (await import('./lobby/market-lobby.tsx')).MarketLobby,
)
export const MarketRun = pageOf(async () => (await import('./home/run-page.tsx')).MarketRun)
export const PlaygroundPage = pageOf(
  async () => (await import('./playground/page.tsx')).PlaygroundPage,
)
const StepPage = pageOf(async () => (await import('./home/step-page.tsx')).MarketStepPage)

/** The form of a step, or the review. */
export function MarketStepPage() {
  const { sign, step } = useParams({ from: paths.marketStep })
  return step === reviewStep ? <ReviewOf sign={sign} /> : <StepPage />
}
