import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server.ts'
import { readSample } from '../../read-sample.ts'
import { childrenOf, signalProcess } from '../own-postgres.ts'
import { type CutLine, cutLine } from './cut-line.ts'

/** One Patroni with its PostgreSQL. */
export interface Member {
  name: string
  /** The ports of PostgreSQL and of Patroni's REST interface. */
  port: number
  rest: number
  settings: string
  /** The connection of this member to etcd. */
  toEtcd: CutLine
  /** The connections of other members to this one. HAProxy has its own, which are not cut. */
  fromMembers: CutLine[]
  log(): string
  start(): void
  /** Kills Patroni and all processes of PostgreSQL at once, like a power failure. */
  kill(): Promise<void>
  /** Stops all processes without ending them, like a frozen machine. */
  freeze(): void
  thaw(): void
}

export interface MemberPlace {
  directory: string
  bin: string
  account: { uid?: number; gid?: number }
  programs: { patroni: string }
}

/** The settings of deploy/patroni.yml with the addresses and folders of the test. */
function settingsFor(
  name: string,
  {
    port,
    rest,
    toEtcd,
    fromMembers,
    data,
    bin,
  }: Pick<Member, 'port' | 'rest' | 'toEtcd' | 'fromMembers'> & { data: string; bin: string },
): string {
  const [toRest, toPostgres] = fromMembers
  return readSample('patroni.yml', [
    [/^name: one$/m, `name: ${name}`],
    [/^ {2}listen: 10\.0\.0\.1:8008$/m, `  listen: 127.0.0.1:${rest}`],
    [/^ {2}connect_address: 10\.0\.0\.1:8008$/m, `  connect_address: 127.0.0.1:${toRest?.port}`],
    // Otherwise Patroni would ask etcd for its address, and connect past the line that the test cuts.
    [/^ {2}hosts: .*$/m, `  hosts: 127.0.0.1:${toEtcd.port}\n  use_proxies: true`],
    [/^ {2}listen: 10\.0\.0\.1:5432$/m, `  listen: 127.0.0.1:${port}`],
    [
      /^ {2}connect_address: 10\.0\.0\.1:5432$/m,
      `  connect_address: 127.0.0.1:${toPostgres?.port}`,
    ],
    [
      /^ {2}bin_dir: .*\n {2}data_dir: .*$/m,
      `  bin_dir: ${bin}\n  data_dir: ${data}\n  pgpass: ${data}.pgpass\n  parameters:\n    unix_socket_directories: ''`,
    ],
    [/ replicator 10\.0\.0\.0\/24 /, ' replicator 127.0.0.1/32 '],
    [/ all 10\.0\.0\.0\/24 /, ' all 127.0.0.1/32 '],
  ])
}

function postmasterOf(data: string): number[] {
  try {
    return [Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])]
  } catch {
    // PostgreSQL has not started, or has ended.
    return []
  }
}

export async function prepareMember(
  name: string,
  toEtcd: CutLine,
  { directory, bin, account, programs }: MemberPlace,
): Promise<Member> {
  const [port, rest] = [await freePort(), await freePort()]
  const data = join(directory, name)
  const settings = join(directory, `${name}.yml`)
  const logFile = join(directory, `${name}.log`)
  const fromMembers = [await cutLine(rest), await cutLine(port)]
  writeFileSync(settings, settingsFor(name, { port, rest, toEtcd, fromMembers, data, bin }))
  writeFileSync(logFile, '')
  let child: ChildProcess | undefined
  const processes = () => {
    const roots = [...(child?.pid ? [child.pid] : []), ...postmasterOf(data)]
    return [...roots, ...roots.flatMap(childrenOf)]
  }
  const signalAll = (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes()) signalProcess(pid, signal)
  }
  return {
    name,
    port,
    rest,
    settings,
    toEtcd,
    fromMembers,
    log: () => readFileSync(logFile, 'utf8'),
    start() {
      child = spawn(programs.patroni, [settings], { cwd: '/', ...account, stdio: 'pipe' })
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => appendFileSync(logFile, chunk))
    },
    async kill() {
      const running = child && child.exitCode === null && child.signalCode === null
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      signalAll('SIGKILL')
      if (running) await ended
      child = undefined
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  }
}
