/** TRN-047: the states of a training. */
export const trainStates = ['scheduling', 'notStarted', 'inProgress', 'completed'] as const
export type TrainState = (typeof trainStates)[number]

/**
 * TRN-048: returns the state of a training. Without dates it is being scheduled. The first and the
 * last day belong to the training.
 */
export function trainStateOf(
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
  now: Date,
): TrainState {
  if (startTime === null || endTime === null) return 'scheduling'
  if (now.getTime() < Date.parse(startTime)) return 'notStarted'
  return now.getTime() > Date.parse(endTime) ? 'completed' : 'inProgress'
}

/** TRN-046: how a score is compared with the pass line of the required task. */
export const comparisons = ['above', 'atLeast'] as const
export type Comparison = (typeof comparisons)[number]

/**
 * TRN-023: what the button of the training page does. `none`: the caller has joined, the training
 * has ended, or only the school adds people.
 */
export const joinWays = ['signIn', 'join', 'order', 'none'] as const

/** TRN-049, TRN-050, FRM-440: the sub-pages of my training, in the order of the tabs of its page. */
export const trainSections = [
  'presentation',
  'plan',
  'schedule',
  'assignment',
  'examine',
  'download',
] as const
export type TrainSection = (typeof trainSections)[number]

/** TRN-009: the tabs of the page of a training. */
export const trainTabs = ['intro', 'schedule', 'task', 'exam', 'practical', 'data'] as const
export type TrainTab = (typeof trainTabs)[number]

/** The maximum number of task rules of a school (TRN-046). */
export const prerequisitesMost = 200
