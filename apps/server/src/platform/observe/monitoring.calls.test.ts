import { readFile } from 'node:fs/promises'
import { parser } from '@prometheus-io/lezer-promql'
import type { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

// Dashboards and alerts are read by other programs, so nothing but this test notices a renamed
// metric.

const root = new URL('../../../../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')

/** Labels that Prometheus adds, and the series that it makes by itself. */
const ofPrometheus = { labels: ['instance', 'job', 'le'], series: ['up'] }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

interface Used {
  series: Set<string>
  labels: Map<string, Set<string>>
  errors: string[]
}

/** Reads the names of series and labels in an expression of PromQL. */
function namesIn(expression: string): Used {
  const used: Used = { series: new Set(), labels: new Map(), errors: [] }
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to)
  const labelsOf = (series: string) => {
    const labels = used.labels.get(series) ?? new Set()
    used.labels.set(series, labels)
    return labels
  }
  // Labels of a grouping belong to all series of the expression.
  const grouped = new Set<string>()
  let series = ''
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) used.errors.push(`${expression} at ${node.from}`)
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier')
        series = name ? textOf(name) : ''
        used.series.add(series)
        labelsOf(series)
      }
      if (node.name === 'LabelName') {
        if (node.node.parent?.name === 'GroupingLabels') grouped.add(textOf(node))
        else labelsOf(series).add(textOf(node))
      }
    },
  })
  for (const labels of used.labels.values()) for (const label of grouped) labels.add(label)
  return used
}

function labelsIn(registry: Registry, series: string): string[] | undefined {
  const metric =
    registry.getSingleMetric(series) ??
    registry.getSingleMetric(series.replace(/_(?:bucket|sum|count)$/, ''))
  return metric && [...(metric as unknown as { labelNames: string[] }).labelNames]
}

/** Returns what an expression names that this server does not have. */
function unknownIn(expression: string): string[] {
  const { series, labels, errors } = namesIn(expression)
  const missing = [...errors]
  for (const name of series) {
    if (ofPrometheus.series.includes(name)) continue
    const known = labelsIn(testApp.app.meters.registry, name)
    if (!known) missing.push(name)
    else
      for (const label of labels.get(name) ?? [])
        if (!known.includes(label) && !ofPrometheus.labels.includes(label))
          missing.push(`${name}{${label}}`)
  }
  return missing
}

interface Dashboard {
  panels: { type: string; title: string; targets?: { expr: string; legendFormat: string }[] }[]
}
interface Rules {
  groups: {
    rules: { alert: string; expr: string; annotations: Record<string, string> }[]
  }[]
}

describe('[OPS-053] the dashboard and the alert rules', () => {
  it('a name that no metric has is found', () => {
    expect(unknownIn('rate(titian_papers_total{outcome="failed"}[5m])')).toEqual([])
    expect(unknownIn('sum(rate(titian_papers[5m]))')).toEqual(['titian_papers'])
    expect(unknownIn('sum by (person) (titian_papers_total{colour="red"})').toSorted()).toEqual([
      'titian_papers_total{colour}',
      'titian_papers_total{person}',
    ])
    expect(unknownIn('sum(titian_papers_total')).not.toEqual([])
  })

  it('name metrics and labels that a running server has', async () => {
    const { panels } = JSON.parse(await read('deploy/monitoring/titian.json')) as Dashboard
    const targets = panels.flatMap((panel) => panel.targets ?? [])
    expect(targets.length).toBeGreaterThan(30)
    for (const { expr } of targets) expect(unknownIn(expr), expr).toEqual([])
    for (const { type, title, targets: own } of panels)
      expect(type === 'row' || (own ?? []).length > 0, title).toBe(true)
    const { groups } = parse(await read('deploy/monitoring/alerts.yml')) as Rules
    const rules = groups.flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(10)
    for (const { expr } of rules) expect(unknownIn(expr), expr).toEqual([])
  })

  it('show each metric of our own at least once', async () => {
    const both = `${await read('deploy/monitoring/titian.json')}${await read('deploy/monitoring/alerts.yml')}`
    const own = testApp.app.meters.registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('titian_'))
    expect(own.length).toBeGreaterThan(30)
    const unused = own.filter((name) => !both.includes(name))
    expect(unused).toEqual(['titian_schools_not_counted'])
  })

  it('each alert says what it means and what to do, and leads to a heading that exists', async () => {
    const { groups } = parse(await read('deploy/monitoring/alerts.yml')) as Rules
    const page = await read('docs/self-hosting/monitor.md')
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    for (const { alert, annotations } of groups.flatMap((group) => group.rules)) {
      for (const field of ['summary', 'meaning', 'action'])
        expect(annotations[field]?.length ?? 0, alert).toBeGreaterThan(10)
      const [file, anchor = ''] = (annotations['page'] ?? '').split('#')
      expect(file).toBe('docs/self-hosting/monitor.md')
      expect(anchors, alert).toContain(anchor)
    }
  })
})
