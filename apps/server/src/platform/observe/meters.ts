import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheUse } from '../content/shared.ts'

type Labels = readonly string[]

/** Makes metrics of one registry. */
function makerOf(registry: Registry) {
  const registers = [registry]
  return {
    counter: (name: string, help: string, labelNames: Labels = []) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: (name: string, help: string, labelNames: Labels = []) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: (name: string, help: string, buckets: number[], labelNames: Labels = []) =>
      new Histogram({ name, help, buckets, labelNames, registers }),
  }
}

const waitBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]
const jobBuckets = [0.05, 0.2, 1, 5, 30, 120, 600]

/**
 * The metrics that count events of this process. No label holds anything about a person, and each
 * label has few values, because every value is a series that Prometheus keeps.
 */
export function createMeters() {
  const registry = new Registry()
  const { counter, gauge, histogram } = makerOf(registry)
  return {
    registry,
    papers: counter(
      'titian_papers_total',
      'Saves and submits of papers by outcome: accepted, refused or failed',
      ['action', 'outcome'],
    ),
    refusals: counter('titian_refusals_total', 'Refused calls by the name of the refusal', [
      'refusal',
    ]),
    waits: histogram(
      'titian_database_wait_seconds',
      'Time that callers waited for a connection to the database',
      waitBuckets,
    ),
    slowStatements: counter(
      'titian_database_slow_statements_total',
      'Statements that took longer than SLOW_STATEMENT_MS, by their short name in the log',
      ['statement'],
    ),
    jobSeconds: histogram('titian_job_seconds', 'Duration of jobs', jobBuckets, ['queue']),
    jobRuns: counter('titian_job_runs_total', 'Runs of jobs by outcome: done or failed', [
      'queue',
      'outcome',
    ]),
    jobsRunning: gauge('titian_jobs_running', 'Jobs that this process runs now', ['queue']),
    sms: counter(
      'titian_sms_total',
      'Text messages by outcome: sent, refused, unreachable or off',
      ['outcome'],
    ),
    mailTries: counter(
      'titian_mail_tries_total',
      'Tries to send a mail by outcome, and for those that did not succeed by reason',
      ['outcome', 'reason'],
    ),
    uploads: gauge('titian_uploads_running', 'Uploads that this process receives now'),
    /** Read at a scrape, because the caches count without this library. */
    caches: { answers: newUse(), pages: newUse() },
  }
}

const newUse = (): CacheUse => ({ hits: 0, misses: 0 })

export type Meters = ReturnType<typeof createMeters>
