import { Stack } from '@mantine/core'
import type { RunReview } from '@titian/contract'
import { ProblemCard } from './problem-card.tsx'

/** The problems with their solutions. */
export function BenchReview({ review }: { review: RunReview }) {
  return (
    <Stack gap="md">
      {review.inventory?.problems.map((problem, at) => (
        <ProblemCard key={problem.name} problem={problem} place={at + 1} />
      ))}
    </Stack>
  )
}
