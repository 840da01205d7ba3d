/** JOB-040: the stored states; `no_response` is computed from the time. */
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

/** JOB-005, JOB-040: the states for students; `none` without an application. */
export const deliveryStates = ['none', ...applicationStates, 'no_response'] as const
export type DeliveryState = (typeof deliveryStates)[number]
