import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { reviewStep } from '../../links.ts'
import { ReviewPage } from '../review-page.tsx'
import { Loading } from '../run-page.tsx'

type Page = 'MarketLobby' | 'MarketRun' | 'MarketStepPage'

/** A page of a shop in a file of its own, which neither the first route nor the other practices load. */
const pageOf = (name: Page) => {
  const Page = lazy(async () => ({ default: (await import('./pages.ts'))[name] }))
  return () => (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
}

export const MarketLobby = pageOf('MarketLobby')
export const MarketRun = pageOf('MarketRun')
const StepPage = pageOf('MarketStepPage')

/** The form of a step, or the review. */
export function MarketStepPage() {
  const { step } = useParams({ strict: false })
  return step === reviewStep ? <ReviewPage /> : <StepPage />
}
