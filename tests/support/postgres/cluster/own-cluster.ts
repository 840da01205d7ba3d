import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBalancer } from '../../own-balancer.ts'
import { readSample } from '../../read-sample.ts'
import { freePort } from '../../server.ts'
import { answers, findPostgres, ordinaryAccount } from '../own-postgres.ts'
import { cutLine } from './cut-line.ts'
import { type Member, type MemberPlace, prepareMember } from './member.ts'
import { findEtcd, type OwnEtcd, ownEtcd } from './own-etcd.ts'

/** PostgreSQL with a replica under Patroni, behind HAProxy, with the files of `deploy`. */
export interface OwnCluster {
  /** The address that always leads to the primary. */
  url: string
  etcd: OwnEtcd
  members: Member[]
  /** The member that holds the leader lock and takes writes. */
  findPrimary(): Promise<Member | undefined>
  /** Waits until there are a primary and a replica without which nothing is confirmed. */
  untilWhole(): Promise<{ primary: Member; replica: Member }>
  /** Moves the primary as an operator does. */
  switchOver(): Promise<void>
  remove(): Promise<void>
}

const patroniPrograms = (folder: string) => ({
  patroni: join(folder, 'patroni'),
  patronictl: join(folder, 'patronictl'),
})

export interface ClusterPrograms {
  bin: string
  etcd: string
  balancer: string
  patroni: string
  patronictl: string
}

/** The programs of a cluster, or the names of the missing ones. */
export function findCluster(): { programs?: ClusterPrograms; missing: string[] } {
  const [bin, etcd, balancer] = [findPostgres(), findEtcd(), findBalancer()]
  const patroni = ['/usr/bin', '/usr/local/bin']
    .map(patroniPrograms)
    .find((programs) => Object.values(programs).every(existsSync))
  const found = { PostgreSQL: bin, etcd, HAProxy: balancer, Patroni: patroni }
  const missing = Object.entries(found).flatMap(([name, one]) => (one ? [] : [name]))
  if (!bin || !etcd || !balancer || !patroni) return { missing }
  return { programs: { bin, etcd, balancer, ...patroni }, missing }
}

function startBalancer(program: string, directory: string, [one, two]: Member[], port: number) {
  const settings = join(directory, 'haproxy.cfg')
  const server = (name: string, member: Member | undefined) =>
    [
      new RegExp(`^ {2}server ${name} \\S+ check port 8008$`, 'gm'),
      `  server ${name} 127.0.0.1:${member?.port} check port ${member?.rest}`,
    ] as const
  const text = readSample('haproxy-postgresql.cfg', [
    [/^ {2}bind 127\.0\.0\.1:5000$/m, `  bind 127.0.0.1:${port}`],
    // Nothing in the tests reads from the replica.
    [/^ {2}bind 127\.0\.0\.1:5001$/m, `  bind 127.0.0.1:${port + 1}`],
    // An account of a developer may open fewer files than this many connections need.
    [/ maxconn 190 /, ' maxconn 100 '],
    server('one', one),
    server('two', two),
  ])
  writeFileSync(settings, `global\n  maxconn 500\n\n${text}`)
  return spawn(program, ['-db', '-f', settings], { stdio: 'ignore' })
}

interface Listed {
  members: { name: string; role: string; state: string }[]
}

/** The cluster as one of its members sees it. */
async function listMembers(members: Member[]): Promise<Listed['members']> {
  for (const { rest } of members) {
    const seen = await fetch(`http://127.0.0.1:${rest}/cluster`, {
      signal: AbortSignal.timeout(1500),
    }).then(
      (response) => response.json() as Promise<Listed>,
      () => undefined,
    )
    if (seen?.members) return seen.members
  }
  return []
}

const isRunning = ({ state }: { state: string }) => ['running', 'streaming'].includes(state)

async function until<Found>(
  find: () => Promise<Found | undefined>,
  limit: number,
  failure: () => string,
): Promise<Found> {
  const end = Date.now() + limit
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(failure())
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export async function ownCluster(programs: ClusterPrograms): Promise<OwnCluster> {
  const account = ordinaryAccount()
  const directory = mkdtempSync(join(tmpdir(), 'titian-cluster-'))
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid ?? account.uid)
  const etcd = await ownEtcd(programs.etcd, directory, account)
  await etcd.start()
  const place: MemberPlace = { directory, bin: programs.bin, account, programs }
  const members: Member[] = []
  for (const name of ['one', 'two'])
    members.push(await prepareMember(name, await cutLine(etcd.port), place))
  const port = await freePort()
  const balancer = startBalancer(programs.balancer, directory, members, port)
  const byName = (name: string | undefined) => members.find((member) => member.name === name)
  const logs = () => members.map(({ name, log }) => `${name}:\n${log().slice(-4000)}`).join('\n')
  const url = `postgres://postgres:CHANGE-THIS@127.0.0.1:${port}/postgres`
  const cluster: OwnCluster = {
    url,
    etcd,
    members,
    async findPrimary() {
      const listed = await listMembers(members)
      return byName(listed.find((one) => one.role === 'leader' && isRunning(one))?.name)
    },
    untilWhole: () =>
      until(
        async () => {
          const listed = (await listMembers(members)).filter(isRunning)
          const primary = byName(listed.find(({ role }) => role === 'leader')?.name)
          const replica = byName(listed.find(({ role }) => role === 'sync_standby')?.name)
          return primary && replica && (await answers(url)) ? { primary, replica } : undefined
        },
        90_000,
        () => `The cluster did not become whole:\n${logs()}`,
      ),
    async switchOver() {
      const { primary, replica } = await cluster.untilWhole()
      const order = ['switchover', 'titian', '--leader', primary.name, '--candidate', replica.name]
      await promisify(execFile)(
        programs.patronictl,
        ['-c', primary.settings, ...order, '--force'],
        { cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
      )
    },
    async remove() {
      balancer.kill('SIGKILL')
      await Promise.all(members.map((member) => member.kill()))
      await etcd.kill()
      for (const { toEtcd, fromMembers } of members)
        for (const line of [toEtcd, ...fromMembers]) line.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
  // The first member creates the database; the second one copies it.
  try {
    members[0]?.start()
    await until(cluster.findPrimary, 60_000, () => `No primary started:\n${logs()}`)
    members[1]?.start()
    await cluster.untilWhole()
    return cluster
  } catch (error) {
    await cluster.remove()
    throw error
  }
}
