// Starts other programs, shows or stores their output, and measures their time.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { root } from './source-files.mjs'

/**
 * Runs a program to its end. Resolves with the exit code, the output and the seconds; it never
 * rejects.
 */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const finish = (code) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += error.message
      finish(127)
    })
    child.on('close', (code, signal) => finish(signal ? 1 : code))
  })
}

/** Runs a script with the same Node. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** The path of a command line tool in node_modules, so that neither a shell nor npx is needed. */
export function binary(path) {
  return join(root, 'node_modules', path)
}

/** Runs jobs, a few at a time, and reports each as soon as it ends. */
export async function runSome(jobs, atOnce, report) {
  const waiting = [...jobs]
  const results = []
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const result = { name: job.name, ...(await job.run()) }
      results.push(result)
      report(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Starts a program that keeps running, passes signals on to it, and ends when it ends. */
export function become(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
  return child
}
