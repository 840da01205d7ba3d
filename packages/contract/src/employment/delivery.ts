/** JOB-040: the states that are kept; `no_response` follows from the time and is never kept. */
export const applicationStates = [
  'delivered',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'accepted',
  'declined',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** JOB-005, JOB-040: what a student reads about a post; `none` where there is no application. */
export const deliveryStates = ['none', ...applicationStates, 'no_response'] as const
export type DeliveryState = (typeof deliveryStates)[number]
