import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluations, homework } from '@titian/contract'
import { askUndone, callerOf } from '../asking.ts'
import { everyCall, type NamedCall } from '../every-call.ts'
import { leavesOf } from '../inputs/leaves.ts'
import { Sandbox } from '../sandbox.ts'
import { openScene, type Scene } from '../scene.ts'
import { hiddenTotal, hiddenWord } from './assessments.ts'

let scene: Scene
let sandbox: Sandbox

beforeAll(async () => {
  scene = await openScene()
  sandbox = await Sandbox.enter(scene.testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await scene.testApp.close()
})

const titled = everyCall.map((named) => [`${named.noun}.${named.name}`, named] as const)
const named = (name: string) =>
  everyCall.find((one) => one.noun === 'evaluations' && one.name === name) as NamedCall

/**
 * True if a mark could stand at this path of a response. Other numbers may equal the mark by
 * coincidence.
 */
const isMark = (path: string) => /(?:total|percent|median|average|score|before|after)/i.test(path)

function marksIn(data: unknown): unknown[] {
  return leavesOf(data).filter(
    ({ path, value }) => isMark(path) && (value === hiddenTotal || value === String(hiddenTotal)),
  )
}

/** Modules that show students' results. */
const rating = new Set(['evaluations', 'homework', 'grades'])

/** PRC-130: the same input, with a task and its hand-ins in place of a practice. */
function aboutWork(input: Record<string, unknown>): Record<string, unknown> {
  const { evaluations: made, homework } = scene.first
  const instead = new Map<unknown, string>([
    [made.waiting, made.workWaiting],
    [made.peerWork, made.peerHandIn],
    [homework.graded, made.work],
    [homework.open, made.work],
    [homework.handIn, made.workHandIn],
  ])
  const entries = Object.entries(input).map(([key, value]) => [key, instead.get(value) ?? value])
  const swapped = Object.fromEntries(entries) as Record<string, unknown>
  return 'assignment' in swapped && 'work' in swapped
    ? { ...swapped, assignment: null, work: made.work }
    : swapped
}

async function leaksTo(
  caller: 'student' | 'otherStudent',
  call: NamedCall,
  change: (input: Record<string, unknown>) => Record<string, unknown> = (input) => input,
) {
  const input = change(await call.sample(scene.first))
  const { reply } = await askUndone(scene, sandbox, call, input, callerOf(scene, caller))
  const marks = rating.has(call.noun) ? marksIn(reply.body.data) : []
  return reply.text.includes(hiddenWord) ? [reply.text] : marks
}

describe('an unreleased rating is hidden from students', () => {
  it.each(titled)('%s', async (_, call) => {
    for (const caller of ['student', 'otherStudent'] as const)
      expect(await leaksTo(caller, call), caller).toEqual([])
  })

  it.each(titled)('[PRC-130] %s, about a task', async (_, call) => {
    const input = await call.sample(scene.first)
    if (JSON.stringify(aboutWork(input)) === JSON.stringify(input)) return
    for (const caller of ['student', 'otherStudent'] as const)
      expect(await leaksTo(caller, call, aboutWork), caller).toEqual([])
  })

  it('the scene contains ratings of what the calls return', async () => {
    const { waiting, peerWork, workWaiting, peerHandIn } = scene.first.evaluations
    for (const [name, sign, work] of [
      ['ownAssessment', waiting, workWaiting],
      ['rateSelf', waiting, workWaiting],
      ['peerTask', peerWork, peerHandIn],
      ['ratePeer', peerWork, peerHandIn],
    ] as const) {
      const call = named(name)
      const input = await call.sample(scene.first)
      expect(input['sign'], name).toBe(sign)
      expect(aboutWork(input)['sign'], name).toBe(work)
      for (const one of [input, aboutWork(input)]) {
        const { reply } = await askUndone(scene, sandbox, call, one, callerOf(scene, 'student'))
        expect(reply.body.ok, name).toBe(true)
      }
    }
  })

  it('the student sees the rating after the release', async () => {
    const { rated: assignment, waiting: sign } = scene.first.evaluations
    const { result } = await sandbox.undone(async () => {
      const { teacher, student } = scene.first.people
      const released = await scene.testApp.ask(
        evaluations.releaseEvaluation,
        { assignment },
        teacher,
      )
      expect(released.body.data?.released).toBeGreaterThan(0)
      return scene.testApp.ask(evaluations.ownAssessment, { sign }, student)
    })
    expect(JSON.stringify(result.body)).toContain(hiddenWord)
    expect(marksIn(result.body.data)).not.toEqual([])
  })

  it('[PRC-133] the student sees score and assessment of a hand-in after the release', async () => {
    const { work, workWaiting: sign } = scene.first.evaluations
    const { testApp } = scene
    const { result } = await sandbox.undone(async () => {
      const { teacher, student } = scene.first.people
      const released = await testApp.ask(evaluations.releaseEvaluation, { work }, teacher)
      expect(released.body.data?.released).toBeGreaterThan(0)
      const own = await testApp.ask(evaluations.ownAssessment, { sign }, student)
      const task = await testApp.ask(homework.workById, { sign: work }, student)
      return { own: own.body, task: task.body }
    })
    expect(JSON.stringify(result.own)).toContain(hiddenWord)
    expect(marksIn(result.own.data)).not.toEqual([])
    expect(result.task.data).toMatchObject({ state: 'graded', studentScore: hiddenTotal })
  })
})
