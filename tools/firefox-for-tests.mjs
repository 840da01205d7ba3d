#!/usr/bin/env node
// Starts the Firefox of the machine for Playwright and stands between the two: Playwright sets the colour
// scheme of each window, which a Firefox with long-term support does not know and need not for these journeys.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-browser.mjs'

const needless = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(findFirefox(), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill('SIGTERM'))

/** Passes on what is said, apart from the refusal of what the journeys can do without. */
function connect(playwright, address) {
  const own = new WebSocket(address, { perMessageDeflate: false })
  const asked = new Set()
  const early = []
  const send = (text) => (own.readyState === WebSocket.OPEN ? own.send(text) : early.push(text))
  own.on('open', () => early.splice(0).forEach((text) => own.send(text)))
  playwright.on('message', (data) => {
    const text = Buffer.from(data).toString()
    const { id, method } = JSON.parse(text)
    if (method === needless) asked.add(id)
    send(text)
  })
  own.on('message', (data) => {
    const text = Buffer.from(data).toString()
    const { id, type } = JSON.parse(text)
    const isRefused = asked.delete(id) && type === 'error'
    playwright.send(isRefused ? JSON.stringify({ type: 'success', id, result: {} }) : text)
  })
  own.on('close', () => playwright.close())
  playwright.on('close', () => own.close())
}

function stand(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket, { url }) => connect(socket, `${address}${url}`))
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  )
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1]
  if (address) stand(address)
  else process.stderr.write(`${line}\n`)
}
