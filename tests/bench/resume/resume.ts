// The resume compared with its references: a PDF with Chromium alone, and calls of the editor with
// a server that only runs the same statements. The targets are ratios within one run, except for
// the target of a keystroke, which is a time.
import { Agent } from 'node:http'
import { paperOf } from '@titian/contract'
import { sampleContent } from '../../../apps/server/src/modules/resume/export/factories.ts'
import { drawPaper } from '../../../apps/server/src/modules/resume/export/paper-thread.ts'
import { paperNames } from '../../../apps/server/src/modules/resume/exchange/names.ts'
import {
  findProgram,
  latinPrintStyles,
  printStyles,
} from '../../../apps/server/src/platform/pdf/pdf-printer.ts'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import { copyPlace, emptyPlace, type EmptyPlace } from '../../support/database.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { startFloor, warmUpRounds } from '../floor.ts'
import { connections, measure, quantile, sender } from '../load.ts'
import { processorTime } from '../process-figures.ts'
import { recordRounds, type Rounds } from '../recorded-rounds.ts'
import { line } from '../table.ts'
import { startChromiumAlone } from './chromium-alone.ts'
import { fortyEntries, measureKeys } from './keystroke.ts'
import { askPdf, prepareWriters, resumeScenes, writeAdvantage, type Writer } from './scenes.ts'

const aims = { oneByOne: 1.25, atOnce: 1.6, processor: 1.5, keystroke: 50 }
const pdfs = 15
const atOnce = 8
const groups = 4
const counted = { read: 300, write: 100 }

const half = (times: number[]) =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  )

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** Each text is new, so that its page was never printed: the server caches printed pages. */
let page = 0
const newText = () => `I wrote this as number ${(page += 1)}.`

async function htmlWith(text: string): Promise<string> {
  const content = { ...sampleContent('zh', { template: 2 }), personalAdvantage: text }
  const paper = paperOf(content, paperNames('zh'), '')
  const fontSheets = [...latinPrintStyles, ...printStyles]
  const html = await drawPaper(
    { person: 'bench', schoolId: 1 },
    { paper, look: content.look, fontSheets },
  )
  if (html === undefined) throw new Error('The page was not drawn.')
  return html
}

async function measurePdfs(server: RunningServer, writers: readonly Writer[]): Promise<string[]> {
  const alone = await startChromiumAlone(findProgram('chromium,chromium-browser') ?? '')
  const send = sender(server.origin, new Agent({ keepAlive: true }))
  const exportOne = async (writer: Writer) => {
    const bytes = await askPdf(writer, send)
    if (bytes < 0) throw new Error('The server made no PDF.')
  }
  const write = (some: readonly Writer[]) =>
    Promise.all(some.map((writer) => writeAdvantage(writer, newText(), send)))
  const pages = (count: number) =>
    Promise.all(Array.from({ length: count }, () => htmlWith(newText())))
  const [first] = writers
  if (!first) throw new Error('No student.')
  const one = { ours: [] as number[], alone: [] as number[] }
  const all = { ours: [] as number[], alone: [] as number[] }
  // The product and the reference are measured alternately, because a machine's speed changes
  // within a run. The first rounds only warm up the browsers.
  for (let round = -2; round < pdfs; round += 1) {
    await write([first])
    const html = await htmlWith(newText())
    const ours = await timed(() => exportOne(first))
    const reference = await alone.print(html)
    if (round >= 0) one.ours.push(ours)
    if (round >= 0) one.alone.push(reference)
  }
  const eight = writers.slice(0, atOnce)
  for (let round = -1; round < groups; round += 1) {
    await write(eight)
    const drawn = await pages(atOnce)
    const ours = await timed(() => Promise.all(eight.map(exportOne)))
    const reference = await timed(() => Promise.all(drawn.map((html) => alone.print(html))))
    if (round >= 0) all.ours.push(ours)
    if (round >= 0) all.alone.push(reference)
  }
  await alone.close()
  const rows = [
    { name: 'one PDF', ...one, aim: aims.oneByOne },
    { name: `${atOnce} at once`, ...all, aim: aims.atOnce },
  ]
  console.log(line(['PDF', 'ms', 'Chromium', 'ratio', 'aim']))
  return rows.flatMap(({ name, ours, alone: reference, aim }) => {
    const ratio = half(ours) / half(reference)
    console.log(
      line([name, half(ours).toFixed(0), half(reference).toFixed(0), ratio.toFixed(2), aim]),
    )
    return ratio > aim ? [`${name}: ${ratio.toFixed(2)} of Chromium alone, aim ${aim}`] : []
  })
}

/** RES-155: from a key to the page that shows it, with a resume of 40 entries. */
async function measureKeystrokes(server: RunningServer, token: string): Promise<string[]> {
  console.log(line(['keystroke', 'p50 ms', 'p90 ms', 'sheets', 'aim']))
  const misses: string[] = []
  const browser = findProgram('chromium,chromium-browser') ?? ''
  for (const { name, times, sheets } of await measureKeys(browser, server.origin, token)) {
    const sorted = times.toSorted((one, other) => one - other)
    const [middle, late] = [quantile(sorted, 0.5), quantile(sorted, 0.9)]
    console.log(line([name, middle.toFixed(0), late.toFixed(0), sheets, aims.keystroke]))
    if (middle > aims.keystroke)
      misses.push(`keystroke, ${name}: ${middle.toFixed(0)} ms, aim ${aims.keystroke} ms`)
  }
  return misses
}

async function record(place: EmptyPlace, writers: readonly Writer[]): Promise<Rounds[]> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  const recorded: Rounds[] = []
  for (const scene of resumeScenes(writers)) {
    const rounds = scene.kind === 'write' ? warmUpRounds + counted.write : 2
    const made = await recordRounds(testApp, scene, rounds)
    recorded.push(scene.kind === 'write' ? made : made.map((list) => list.slice(1)))
  }
  await testApp.close()
  return recorded
}

async function main() {
  const place = await emptyPlace()
  const writers = await prepareWriters(place, connections)
  const [longest] = await prepareWriters(place, 1, fortyEntries())
  const [recordPlace, floorPlace] = [await copyPlace(place), await copyPlace(place)]
  const recorded = await record(recordPlace, writers)
  await recordPlace.remove()
  const floor = await startFloor(floorPlace, 12, recorded)
  const { directory, databaseUrl } = place
  const server = await startServer({ directory, databaseUrl, port: await freePort() })
  console.log(`\n${databaseUrl ? 'PostgreSQL' : 'Embedded database'}\n`)
  console.log(line(['call', 'req/s', 'p50 ms', 'CPU ms', 'floor CPU', 'ratio', 'aim']))
  const misses: string[] = []
  for (const [number, scene] of resumeScenes(writers).entries()) {
    const under = await floor.measure(number, counted[scene.kind])
    await measure(server.origin, 2, scene.exchange)
    const before = processorTime(server.pid)
    const measured = await measure(server.origin, 5, scene.exchange)
    if (measured.failed > 0) throw new Error(`${scene.name}: ${measured.failed} failed.`)
    if (under.different > 0) throw new Error(`${scene.name}: the floor read other rows.`)
    const cpu = (processorTime(server.pid) - before) / measured.done
    const ratio = cpu / under.cpu
    const figures = [measured.perSecond.toFixed(0), measured.p50.toFixed(1), cpu.toFixed(2)]
    console.log(
      line([scene.name, ...figures, under.cpu.toFixed(2), ratio.toFixed(2), aims.processor]),
    )
    if (ratio > aims.processor)
      misses.push(`${scene.name}: ${ratio.toFixed(2)} of the floor, aim ${aims.processor}`)
  }
  await floor.stop()
  await floorPlace.remove()
  console.log('')
  misses.push(...(await measureKeystrokes(server, longest?.token ?? '')))
  console.log('')
  misses.push(...(await measurePdfs(server, writers)))
  console.log(misses.length > 0 ? `\nBelow the aims:\n  ${misses.join('\n  ')}` : '\nAll aims met.')
  await server.stop('SIGTERM')
  await place.remove()
  // Ends the process: the thread that renders pages would keep it alive.
  process.exit(0)
}

await main()
