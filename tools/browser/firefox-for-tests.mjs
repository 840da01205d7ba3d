#!/usr/bin/env node
// Starts the installed Firefox for Playwright, and translates between the two, because each expects
// commands that the other does not have.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-browser.mjs'

// Commands of Playwright that an extended support release of Firefox does not have and that the
// journeys do not need, with the results that Playwright expects: the emulation of windows
// (`emulation`), the bodies of all responses, and the download folder.
const needless = new Map([
  ['network.addDataCollector', { collector: 'none' }],
  ['browser.setDownloadBehavior', {}],
])

/**
 * Playwright evaluates a text as code in the page, which the content policy refuses. The same text
 * as a command of the driver is not subject to the policy.
 */
function withoutEval(command) {
  const { functionDeclaration, arguments: given = [] } = command.params
  const text = given[3]?.type === 'string' ? given[3].value : undefined
  if (text === undefined || !functionDeclaration.includes('utilityScript.evaluate')) return command
  const code = `(utilityScript, ...args) => {
    const global = new Proxy(globalThis, {
      get: (target, name) => name === 'eval' ? () => (${text}\n) : target[name],
    })
    const script = Object.create(utilityScript, { global: { value: global } })
    return (${functionDeclaration})(script, ...args)
  }`
  return { ...command, params: { ...command.params, functionDeclaration: code } }
}

const firefox = spawn(findFirefox(), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => firefox.kill('SIGTERM'))

const downloads = new Set(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd'])

/**
 * Forwards messages, except refusals of commands that are not needed. Playwright identifies a
 * download by the id of its navigation, which Firefox sends only for other navigations.
 */
function connect(playwright, address) {
  const own = new WebSocket(address, { perMessageDeflate: false })
  const asked = new Map()
  const early = []
  const send = (text) => (own.readyState === WebSocket.OPEN ? own.send(text) : early.push(text))
  own.on('open', () => early.splice(0).forEach((text) => own.send(text)))
  playwright.on('message', (data) => {
    const text = Buffer.from(data).toString()
    const command = JSON.parse(text)
    const { id, method } = command
    if (needless.has(method) || method.startsWith('emulation.'))
      asked.set(id, needless.get(method) ?? {})
    send(method === 'script.callFunction' ? JSON.stringify(withoutEval(command)) : text)
  })
  own.on('message', (data) => {
    const message = JSON.parse(Buffer.from(data).toString())
    const { id, type, method, params } = message
    if (downloads.has(method)) params.download ??= params.navigation ?? params.url
    const result = type === 'error' ? asked.get(id) : undefined
    asked.delete(id)
    playwright.send(JSON.stringify(result ? { type: 'success', id, result } : message))
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
