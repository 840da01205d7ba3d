import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause } from './class-at-work.ts'

const visitors = 30
const drainSeconds = 2

let place: EmptyPlace
let person: Person
let port: number

beforeAll(async () => {
  place = await migratedPlace()
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  person = await testApp.person()
  await testApp.close()
  port = await freePort()
}, 120_000)
afterAll(() => place.remove())

/** Sends one request over the agent's connection. Returns a text if it failed. */
function ask(agent: Agent, path: string): Promise<string> {
  // Requests pages as a visitor, who gets the cached page.
  const cookie = path.startsWith('/api') ? { cookie: `token=${person.token}` } : {}
  return new Promise((resolve) => {
    const sent = request({ port, path, agent, headers: cookie })
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', (error) => resolve(error.message))
    })
    sent.on('error', (error) => resolve(error.message))
    sent.end()
  })
}

interface Balancer {
  isReady: boolean
  answers: Map<string, number>
}

/** Asks the server again and again whether it is ready, like a load balancer. */
async function watchReadiness(balancer: Balancer) {
  while (balancer.isReady) {
    balancer.isReady = (await ask(new Agent(), '/readyz')) === '200'
    await pause(100)
  }
}

/** Sends requests until the balancer stops using this server. */
async function visit(balancer: Balancer, number: number) {
  const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 })
  const path = number % 4 < 2 ? '/api/v1/user/loginInfo' : '/en/home'
  while (balancer.isReady) {
    const answer = await ask(agent, path)
    balancer.answers.set(answer, (balancer.answers.get(answer) ?? 0) + 1)
  }
  agent.destroy()
}

async function openSleepingSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${port}/ws`, {
    headers: { cookie: `token=${person.token}` },
  })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.pause()
  return socket
}

const start = (env: Record<string, string>): Promise<RunningServer> =>
  startServer({ ...place, port, env: { WORKER: '0', ...env } })

it('[FRM-340] fails no request when it is stopped under load, over kept-alive and new connections', async () => {
  const server = await start({ DRAIN_SECONDS: String(drainSeconds) })
  const balancer: Balancer = { isReady: true, answers: new Map() }
  const visits = Array.from({ length: visitors }, (_, number) => visit(balancer, number))
  await pause(1000)
  const watching = watchReadiness(balancer)
  const code = await server.stop('SIGTERM')
  await Promise.all([watching, ...visits])
  expect(code, server.output()).toBe(0)
  expect([...balancer.answers.keys()]).toEqual(['200'])
  expect(balancer.answers.get('200')).toBeGreaterThan(visitors)
}, 60_000)

it('[FRM-341] ends within seconds although pages do not answer the closing handshake', async () => {
  const server = await start({})
  const sockets = await Promise.all(Array.from({ length: 10 }, openSleepingSocket))
  const begun = performance.now()
  expect(await server.stop('SIGTERM'), server.output()).toBe(0)
  expect(performance.now() - begun).toBeLessThan(7000)
  sockets.forEach((socket) => socket.terminate())
}, 60_000)
