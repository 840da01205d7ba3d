import type { RunReview } from '@titian/contract'

export function ErpReviewOf({ review }: { review: RunReview }) {
  return <p>{review.erp?.view.day}</p>
}
