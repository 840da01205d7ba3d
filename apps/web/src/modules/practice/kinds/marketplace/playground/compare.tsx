import { NativeSelect, Stack } from '@mantine/core'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Curves } from './curves.tsx'
import { type Difference, differencesOf } from './model/differences.ts'
import { figuresOf } from './model/figures.ts'
import { type Market, seller } from './model/market.ts'
import { type Run, stateAt } from './model/run.ts'
import { useDecisionText } from './use-decision-text.ts'
import type { Runs } from './use-runs.ts'

export function figuresIn(market: Market, run: Run, day = run.days) {
  const view = market.kind.viewOf(stateAt(market, run, day), seller)
  return view ? figuresOf(view, day) : []
}

function Differences({ one, other }: { one: Run; other: Run }) {
  const { t } = useTranslation('playground')
  const textOf = useDecisionText()
  const list = (entries: Difference['first']) => {
    if (entries.length === 0) return '–'
    const counts = new Map<string, number>()
    for (const text of entries.map(textOf)) counts.set(text, (counts.get(text) ?? 0) + 1)
    return (
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {[...counts].map(([text, count]) => (
          <li key={text}>{count > 1 ? t('times', { text, count }) : text}</li>
        ))}
      </Stack>
    )
  }
  const columns: DataColumn<Difference>[] = [
    { key: 'day', title: t('day'), align: 'end', render: ({ day }) => String(day) },
    { key: 'one', title: one.name, render: ({ first }) => list(first) },
    { key: 'other', title: other.name, render: ({ second }) => list(second) },
  ]
  return (
    <Stack gap="xs">
      <h3>{t('compare.differences')}</h3>
      <DataTable
        label={t('compare.differences')}
        columns={columns}
        rows={differencesOf(one, other)}
        rowKey={({ day }) => String(day)}
        empty={<p>{t('compare.same')}</p>}
        maxHeight={360}
      />
    </Stack>
  )
}

/** PRC-041: compares two runs: on the same axes, in a table, and by the decisions that differ. */
export function Compare({ market, run, runs }: { market: Market; run: Run; runs: Runs }) {
  const { t } = useTranslation('playground')
  const [key, setKey] = useState('')
  const others = runs.runs.filter((one) => one.key !== run.key)
  const other = others.find((one) => one.key === key)
  return (
    <Surface gap="md">
      <h2>{t('compare.title')}</h2>
      {others.length === 0 ? (
        <p>{t('compare.none')}</p>
      ) : (
        <NativeSelect
          label={t('compare.with')}
          maw={360}
          value={other?.key ?? ''}
          onChange={(event) => setKey(event.currentTarget.value)}
          data={[
            { value: '', label: t('compare.choose') },
            ...others.map((one) => ({ value: one.key, label: one.name })),
          ]}
        />
      )}
      {other ? (
        <>
          <Curves
            curves={[run, other].map((one) => ({
              key: one.key,
              name: one.name,
              days: figuresIn(market, one),
            }))}
          />
          <Differences one={run} other={other} />
        </>
      ) : null}
    </Surface>
  )
}
