import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSample } from './read-sample.ts'
import { freePort } from './server.ts'

/** An HAProxy of one test with the settings of deploy/haproxy.cfg. */
export interface OwnBalancer {
  origin: string
  /** The names of the servers that receive requests now. */
  listReady(): Promise<string[]>
  remove(): void
}

/** The program; undefined when it is not installed. */
export function findBalancer(): string | undefined {
  return ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync)
}

/** The sample with ports of the test, without TLS, and without the account and the log of Debian. */
function settingsFor(port: number, statistics: number, servers: number[]): string {
  const [one, two] = servers
  return readSample('haproxy.cfg', [
    [/^ {2}log \/dev\/log.*\n {2}user .*\n {2}group .*\n/m, ''],
    // An account of a developer may open fewer files than this many connections need.
    [/^ {2}maxconn 20000$/m, '  maxconn 500'],
    [/^ {2}stats socket .*$/m, `  stats socket ipv4@127.0.0.1:${statistics} level admin`],
    [/^ {2}bind :80$/m, `  bind 127.0.0.1:${port}`],
    [/^ {2}bind :443 .*\n/m, ''],
    [/^ {2}http-request redirect scheme https .*\n/m, ''],
    [/^ {2}server one \S+$/m, `  server one 127.0.0.1:${one}`],
    [/^ {2}server two \S+$/m, `  server two 127.0.0.1:${two}`],
  ])
}

async function ask(port: number, order: string): Promise<string> {
  const { connect } = await import('node:net')
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(`${order}\n`))
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

export async function ownBalancer(program: string, servers: number[]): Promise<OwnBalancer> {
  const directory = mkdtempSync(join(tmpdir(), 'titian-balancer-'))
  const settings = join(directory, 'haproxy.cfg')
  const [port, statistics] = [await freePort(), await freePort()]
  writeFileSync(settings, settingsFor(port, statistics, servers))
  const child: ChildProcess = spawn(program, ['-db', '-f', settings], { stdio: 'ignore' })
  return {
    origin: `http://localhost:${port}`,
    async listReady() {
      const text = await ask(statistics, 'show stat titian 4 -1').catch(() => '')
      return text
        .split('\n')
        .map((line) => line.split(','))
        .filter((cells) => cells[0] === 'titian' && cells[17]?.startsWith('UP'))
        .map((cells) => cells[1] ?? '')
    },
    remove() {
      child.kill('SIGKILL')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
