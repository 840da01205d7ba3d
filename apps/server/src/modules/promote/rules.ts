import type { PathState } from '@titian/contract'

interface Choice {
  code: string
  position: string
}

/** CNT-058: the path for a position. Where a position has several paths, it is the oldest path. */
export const pathFor = <Path extends Choice>(
  paths: readonly Path[],
  position: string,
): Path | undefined => paths.find((path) => path.position === position)

/** CNT-067: the path of the first intention that has one. */
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

/** CNT-058: a competence is met where the level that is shown reaches the level that is asked for. */
export const countMet = (skills: readonly Skill[]) => ({
  met: skills.filter(({ state }) => state === 'had').length,
  all: skills.length,
})

interface StageNow {
  skills: readonly Skill[]
  /** The courses and the practice of the stage. */
  states: readonly PathState[]
}

/**
 * CNT-132: the first stage with a competence that is not met, as long as it is not shown; where all are met, the first
 * one with something that is not finished.
 */
export function currentStage(stages: readonly StageNow[]): number | null {
  const unmet = stages.findIndex(({ skills }) => skills.some(({ state }) => state !== 'had'))
  if (unmet >= 0) return unmet
  const unfinished = stages.findIndex(({ states }) => states.some((state) => state !== 'finished'))
  return unfinished >= 0 ? unfinished : null
}

/** The first one from the current stage on that is not finished. */
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
