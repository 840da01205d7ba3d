import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server.ts'

/** One node of etcd. An installation needs three; one is enough to try what Patroni does. */
export interface OwnEtcd {
  port: number
  start(): Promise<void>
  kill(): Promise<void>
}

/** The path of etcd; undefined if it is not installed. */
export function findEtcd(): string | undefined {
  return ['/usr/bin/etcd', '/usr/local/bin/etcd'].find(existsSync)
}

const isHealthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (response) => response.ok,
    () => false,
  )

export async function ownEtcd(
  program: string,
  directory: string,
  account: { uid?: number; gid?: number },
): Promise<OwnEtcd> {
  const [port, peers] = [await freePort(), await freePort()]
  const [client, peer] = [port, peers].map((one) => `http://127.0.0.1:${one}`)
  const settings = {
    'data-dir': join(directory, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  let child: ChildProcess | undefined
  return {
    port,
    async start() {
      child = spawn(program, args, { cwd: '/', ...account, stdio: 'ignore' })
      const limit = Date.now() + 20_000
      while (!(await isHealthy(port))) {
        if (Date.now() > limit) throw new Error('etcd did not answer within 20 seconds.')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
