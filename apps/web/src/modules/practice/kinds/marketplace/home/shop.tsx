import type { PracticeRun, RunReview } from '@titian/contract'

export const Shop = ({ run }: { run: PracticeRun }) => <p>{run.practice.title}</p>

export const ShopReview = ({ review }: { review: RunReview }) => <p>{review.practice.title}</p>
