/** The colour of a state of a post. */
export const tones = {
  draft: 'neutral',
  live: 'ok',
  ended: 'neutral',
  takenDown: 'danger',
} as const
