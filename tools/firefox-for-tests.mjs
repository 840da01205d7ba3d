#!/usr/bin/env node
// Starts the Firefox of the machine for Playwright and stands between the two, where each expects of the other
// what it does not do.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-browser.mjs'

// Playwright sets the colour scheme of each window, which a Firefox with long-term support does not know and
// need not for these journeys.
const needless = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(findFirefox(), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill('SIGTERM'))

const downloads = new Set(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'])

/**
 * Passes on what is said, apart from the refusal of what the journeys can do without. Playwright knows a download
 * by an id, which Firefox gives only to one that a page was left for.
 */
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
    const message = JSON.parse(Buffer.from(data).toString())
    const { id, type, method, params } = message
    if (downloads.has(method)) params.download ??= params.navigation ?? params.url
    const isRefused = asked.delete(id) && type === 'error'
    playwright.send(JSON.stringify(isRefused ? { type: 'success', id, result: {} } : message))
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
