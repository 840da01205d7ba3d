import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../tools/browser/find-browser.mjs'
import { freePort, startServer } from '../support/server.ts'

/** Lighthouse is downloaded when it is needed, because it is not a dependency. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const aims = { score: 99, largestPaint: 1500, kilobytes: 220 }

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

function run(command: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    )
  })
}

async function rate(address: string, file: string): Promise<Report> {
  await run(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { CHROME_PATH: (await findBrowser()) ?? '' },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

async function firstCourse(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/course/courseList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data: { list: { sign: string }[] } }
  return `/courseDetail/${data.list[0]?.sign}`
}

function line(cells: (string | number)[]): string {
  return cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(16)))
    .join('')
}

function show(name: string, { categories: rated, audits }: Report) {
  const scores = categories.map((category) => Math.round((rated[category].score ?? 0) * 100))
  const paint = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0)
  const bytes = Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1000)
  console.log(line([name, ...scores, paint, bytes]))
  if (process.env.LIGHTHOUSE_FAULTS)
    for (const { score, title } of Object.values(audits))
      if (score !== null && score < 0.9) console.log(`    ${score}  ${title}`)
  return scores.every((score) => score >= aims.score) && paint <= aims.largestPaint
}

const directory = await mkdtemp(join(tmpdir(), 'titian-lighthouse-'))
const server = await startServer({
  directory: join(directory, 'data'),
  databaseUrl: '',
  port: await freePort(),
  env: { SEED_DEMO: '1', PASSWORD_COST: 'quick', NODE_ENV: 'test', CAPTCHA_ANSWER: '8888' },
})
try {
  console.log(line(['page', ...categories, 'LCP in ms', 'kB']))
  const pages = {
    home: '/home',
    list: '/course',
    detail: await firstCourse(server.origin),
    'sign in': '/login',
    agreement: '/agreement',
  }
  for (const [name, path] of Object.entries(pages)) {
    // Requests the page once before the measurement, because the server renders the first page and
    // caches it for the next requests.
    await fetch(`${server.origin}/en${path}`)
    show(name, await rate(`${server.origin}/en${path}`, join(directory, 'report.json')))
  }
  console.log(
    `aims: ${aims.score} each, LCP ${aims.largestPaint} ms, ${aims.kilobytes} kB of the whole first visit`,
  )
} finally {
  await server.stop('SIGTERM')
  await rm(directory, { recursive: true, force: true })
}
