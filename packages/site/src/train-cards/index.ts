export { TrainBadge } from './train-badge.tsx'
export { TrainCard } from './train-card.tsx'
export { TrainStateBadge } from './train-state-badge.tsx'
export { useTrainDates } from './use-train-dates.ts'
