import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PaperDrawing } from '@titian/contract'
import { type Asker, ThreadPool } from '../../../platform/parsing/parse-pool.ts'

type PaperTasks = { draw: (drawing: PaperDrawing) => string }

function findSource() {
  const path = createRequire(import.meta.url).resolve('@titian/site/resume-paper/worker')
  return { file: pathToFileURL(path), tsconfig: join(dirname(path), '../../tsconfig.json') }
}

/** Renders papers in a thread with React, which ends when it is idle. */
const pool = new ThreadPool<PaperTasks>(
  { name: 'paper-worker', source: findSource },
  { workers: 1 },
)

/** Returns the whole HTML page; undefined when it took too long or too many are waiting. */
export async function drawPaper(asker: Asker, drawing: PaperDrawing): Promise<string | undefined> {
  const drawn = await pool.run(asker, 'draw', drawing)
  return drawn === 'overrun' || drawn === 'crowded' ? undefined : drawn
}
