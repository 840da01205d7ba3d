import { createHash } from 'node:crypto'
import { peersAsked } from '@titian/contract'

export interface PeerWork {
  /** The id of the assessment. */
  id: number
  /** The student whose work is rated. */
  userId: number
  /** Null for a hand-in. */
  runId: number | null
  /** The students who already rate this work. */
  peers: readonly number[]
}

export interface PeerTask {
  assessmentId: number
  userId: number
}

/**
 * Ranks a student for a work by a hash. The rank is the same in every call, and does not depend on
 * names or on the order of ids.
 */
const placeOf = (assessmentId: number, userId: number) =>
  createHash('sha256').update(`${assessmentId}:${userId}`).digest('hex')

/**
 * PRC-068: asks three students to rate each work. They must have ended a run or handed in work
 * themselves. Students with the fewest works to rate are chosen first, so that all rate about as
 * many. Nobody rates a run of their own or of their own team.
 */
export function newPeerTasks(works: readonly PeerWork[]): PeerTask[] {
  const load = new Map(works.map(({ userId }) => [userId, 0]))
  const runOf = new Map(works.map(({ userId, runId }) => [userId, runId]))
  const count = (userId: number) => load.set(userId, (load.get(userId) ?? 0) + 1)
  for (const { peers } of works) for (const userId of peers) count(userId)
  const tasks: PeerTask[] = []
  for (const { id, userId: owner, runId, peers } of works) {
    const free = [...load.keys()]
      .filter(
        (userId) =>
          userId !== owner &&
          (runId === null || runOf.get(userId) !== runId) &&
          !peers.includes(userId),
      )
      .map((userId) => ({ userId, load: load.get(userId) ?? 0, place: placeOf(id, userId) }))
      .toSorted((one, other) => one.load - other.load || (one.place < other.place ? -1 : 1))
    for (const { userId } of free.slice(0, Math.max(0, peersAsked - peers.length))) {
      tasks.push({ assessmentId: id, userId })
      count(userId)
    }
  }
  return tasks
}
