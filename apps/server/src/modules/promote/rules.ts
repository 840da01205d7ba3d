import type { PathState } from '@titian/contract'

interface Choice {
  code: string
  position: string
}

/** CNT-058: returns the path for a position; the oldest one when there are several. */
export const pathFor = <Path extends Choice>(
  paths: readonly Path[],
  position: string,
): Path | undefined => paths.find((path) => path.position === position)

/** CNT-067: returns the path of the first intention that has one. */
export function chosenPath<Path extends Choice>(
  paths: readonly Path[],
  intentions: readonly { positionCode: string }[],
): Path | undefined {
  for (const { positionCode } of intentions) {
    const path = pathFor(paths, positionCode)
    if (path) return path
  }
  return undefined
}

interface Skill {
  state: 'had' | 'partly' | 'missing'
}

/**
 * CNT-058: counts the competences that are met. A competence is met when its evidence reaches the
 * required level.
 */
export const countMet = (skills: readonly Skill[]) => ({
  met: skills.filter(({ state }) => state === 'had').length,
  all: skills.length,
})

interface StageNow {
  skills: readonly Skill[]
  /** The states of the stage's courses and practice. */
  states: readonly PathState[]
}

/**
 * CNT-132: returns the first stage with an unmet competence; when all are met, the first one with
 * an unfinished part.
 */
export function currentStage(stages: readonly StageNow[]): number | null {
  const unmet = stages.findIndex(({ skills }) => skills.some(({ state }) => state !== 'had'))
  if (unmet >= 0) return unmet
  const unfinished = stages.findIndex(({ states }) => states.some((state) => state !== 'finished'))
  return unfinished >= 0 ? unfinished : null
}

/** Returns the first unfinished course or practice from the current stage on. */
export function nextOf<Row extends { state: PathState }>(
  stages: readonly (readonly Row[])[],
  current: number | null,
): Row | null {
  if (current === null) return null
  return (
    stages
      .slice(current)
      .flat()
      .find(({ state }) => state !== 'finished') ?? null
  )
}
