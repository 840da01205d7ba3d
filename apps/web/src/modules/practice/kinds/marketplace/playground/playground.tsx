import { Stack } from '@mantine/core'
import { useFormats, useSession } from '@titian/site'
import { Columns, Note, Surface } from '@titian/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../../parts/fact-grid.tsx'
import { Cockpit } from './cockpit.tsx'
import { Compare, figuresIn } from './compare.tsx'
import { Curves } from './curves.tsx'
import { DayBar } from './day-bar.tsx'
import { market } from './engine.ts'
import { KeptRuns } from './kept-runs.tsx'
import { seller } from './model/market.ts'
import { forward, isOver, type Run, stateAt } from './model/run.ts'
import { shopMoney as money } from '../parts/shop-money.ts'
import { NewRun } from './new-run.tsx'
import { OlderRun } from './older-run.tsx'
import { RunHead } from './run-head.tsx'
import { useKeep } from './use-keep.ts'
import { type Runs, useRuns } from './use-runs.ts'
import { useMeasures } from './use-measures.ts'

const isPlayable = ({ engineVersion, scenario }: Run) =>
  engineVersion === market.kind.engineVersion && market.kind.scenarioProblems(scenario).length === 0

/** The shop on the shown day. If this is the current day, the person can decide. */
function Play({ run, runs }: { run: Run; runs: Runs }) {
  const { t } = useTranslation('playground')
  const { number } = useFormats()
  const measures = useMeasures()
  const [past, setPast] = useState<number | null>(null)
  const at = past !== null && past < run.days ? past : run.days
  const view = useMemo(() => market.kind.viewOf(stateAt(market, run, at), seller), [run, at])
  const days = useMemo(() => figuresIn(market, run, at), [run, at])
  if (!view) return null
  const last = days.at(-1)
  return (
    <Stack gap="md">
      <Columns widths="minmax(0, 2fr) minmax(0, 3fr)" from="md">
        <Stack gap="md">
          <DayBar
            at={at}
            last={run.days}
            days={view.days}
            isOver={isOver(market, run)}
            isFull={runs.isFull}
            onMove={setPast}
            onForward={(count) => {
              setPast(null)
              runs.put(forward(market, run, count))
            }}
            onFork={() => {
              setPast(null)
              runs.copy(run, at, t('copyOf', { name: run.name }).slice(0, 60))
            }}
          />
          <FactGrid
            facts={[
              { name: t('cash'), value: money(view.cash), warn: view.cash < 0 },
              { name: t('units'), value: number(last?.units ?? 0) },
              ...measures.map(({ title, cell }) => ({ name: title, value: cell(last) })),
            ]}
          />
        </Stack>
        {at === run.days && !isOver(market, run) ? (
          <Cockpit market={market} run={run} view={view} onRun={runs.put} />
        ) : (
          <Note>{t(at === run.days ? 'over' : 'past')}</Note>
        )}
      </Columns>
      <Surface gap="md">
        <h2>{t('curves')}</h2>
        <Curves curves={[{ key: run.key, name: run.name, days }]} />
      </Surface>
      <Compare key={run.key} market={market} run={run} runs={runs} />
    </Stack>
  )
}

/**
 * PRC-041: plays the marketplace engine with free parameters, in this browser and without grading.
 */
export function Playground() {
  const { status } = useSession()
  const runs = useRuns()
  const keeping = useKeep(runs)
  const [isNew, setNew] = useState(false)
  const [older, setOlder] = useState<Run | null>(null)
  const { run } = runs
  const isRun = run !== null && isPlayable(run)
  return (
    <Stack gap="md">
      {run && !isNew ? (
        <RunHead run={run} runs={runs} keeping={keeping} onNew={() => setNew(true)} />
      ) : (
        <NewRun market={market} runs={runs} onDone={() => setNew(false)} />
      )}
      {isRun && !isNew ? <Play key={run.key} run={run} runs={runs} /> : null}
      {run && !isRun ? <OlderRun run={run} onClose={() => runs.close(run.key)} /> : null}
      {older ? <OlderRun run={older} onClose={() => setOlder(null)} /> : null}
      {status === 'signedIn' ? <KeptRuns runs={runs} onOlder={setOlder} /> : null}
    </Stack>
  )
}
