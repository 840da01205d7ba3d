import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluations } from '@titian/contract'
import { askUndone, callerOf } from '../asking.ts'
import { everyCall, type NamedCall } from '../every-call.ts'
import { leavesOf } from '../leaves.ts'
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

/** Where a mark could be; a number elsewhere may be the same by chance. */
const isMark = (path: string) => /(?:total|percent|median|average|score|before|after)/i.test(path)

function marksIn(data: unknown): unknown[] {
  return leavesOf(data).filter(
    ({ path, value }) => isMark(path) && (value === hiddenTotal || value === String(hiddenTotal)),
  )
}

async function leaksTo(caller: 'student' | 'otherStudent', call: NamedCall) {
  const input = await call.sample(scene.first)
  const { reply } = await askUndone(scene, sandbox, call, input, callerOf(scene, caller))
  const marks = call.noun === 'evaluations' ? marksIn(reply.body.data) : []
  return reply.text.includes(hiddenWord) ? [reply.text] : marks
}

describe('shows no student a rating before its release', () => {
  it.each(titled)('%s', async (_, call) => {
    for (const caller of ['student', 'otherStudent'] as const)
      expect(await leaksTo(caller, call), caller).toEqual([])
  })

  it('has rated what the calls are asked about', async () => {
    const { waiting, peerWork } = scene.first.evaluations
    for (const [name, sign] of [
      ['ownAssessment', waiting],
      ['rateSelf', waiting],
      ['peerTask', peerWork],
      ['ratePeer', peerWork],
    ] as const) {
      const call = named(name)
      const input = await call.sample(scene.first)
      expect(input['sign'], name).toBe(sign)
      const { reply } = await askUndone(scene, sandbox, call, input, callerOf(scene, 'student'))
      expect(reply.body.ok, name).toBe(true)
    }
  })

  it('shows the same to the student after the release', async () => {
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
})
