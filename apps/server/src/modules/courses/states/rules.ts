import type { CourseAction, ReasonName, ReviewState } from '@titian/contract'

export const auditStatus = { draft: 0, waiting: 1, approved: 2, refused: 3 } as const

export interface CourseState {
  auditStatus: number
  onList: boolean
}

/**
 * The course of a training is listed and delisted together with the training, and has no steps of
 * its own (TRN-058).
 */
interface Reviewed extends CourseState {
  training: boolean
}

interface Transition {
  from: (state: CourseState) => boolean
  to: CourseState
}

const { draft, waiting, approved, refused } = auditStatus

/** TCH-083: all steps between the states of a course. */
const transitions: Record<CourseAction, Transition> = {
  submit: {
    from: (state) => state.auditStatus === draft || state.auditStatus === refused,
    to: { auditStatus: waiting, onList: false },
  },
  withdraw: {
    from: (state) => state.auditStatus === waiting,
    to: { auditStatus: draft, onList: false },
  },
  approve: {
    from: (state) => state.auditStatus === waiting,
    to: { auditStatus: approved, onList: true },
  },
  refuse: {
    from: (state) => state.auditStatus === waiting,
    to: { auditStatus: refused, onList: false },
  },
  takeOff: {
    from: (state) => state.auditStatus === approved && state.onList,
    to: { auditStatus: approved, onList: false },
  },
  putBack: {
    from: (state) => state.auditStatus === approved && !state.onList,
    to: { auditStatus: approved, onList: true },
  },
}

export function isPossible(action: CourseAction, state: Reviewed): boolean {
  return !state.training && transitions[action].from(state)
}

/** A course without a film is neither reviewed nor listed. */
const needsVideo: readonly CourseAction[] = ['submit', 'approve', 'putBack']

/** Returns the next state, or the reason of the refusal. */
export function stepCourse(
  action: CourseAction,
  state: Reviewed & { hasVideo: boolean },
): CourseState | ReasonName {
  if (!isPossible(action, state)) return 'wrongStep'
  if (needsVideo.includes(action) && !state.hasVideo) return 'courseIncomplete'
  return transitions[action].to
}

/** TCH-161: the stored values of each state. */
export const stateFilters: Record<ReviewState, Partial<CourseState>> = {
  all: {},
  draft: { auditStatus: draft },
  waiting: { auditStatus: waiting },
  listed: { auditStatus: approved, onList: true },
  offList: { auditStatus: approved, onList: false },
  refused: { auditStatus: refused },
}
