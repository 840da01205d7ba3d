import { readFileSync } from 'node:fs'

// Linux counts processor time in hundredths of a second for every program.
const millisecondsPerTick = 10

/** Processor time of a process and its threads, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

/** Resident memory in MB. */
export function memory(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

/**
 * Processor time of the first thread of a process in milliseconds, from the scheduler; undefined if
 * the process has ended.
 */
export function exactTime(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
