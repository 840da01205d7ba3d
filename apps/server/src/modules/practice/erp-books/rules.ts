import type { ErpState } from '@titian/practice/erp'
import { kindOfRun } from '../kinds/kinds.ts'
import type { RunWithState } from '../queries.ts'
import { type Decided, stateIn } from '../rules.ts'

/** The books of a run after these decisions of its day; undefined for a run of another kind. */
export function booksOf(run: RunWithState, decided: readonly Decided[]): ErpState | undefined {
  if (run.kind !== 'erp') return undefined
  // The state of a run of this kind was written by its engine alone.
  return stateIn(kindOfRun(run), { ...run, state: run.snapshot }, decided) as ErpState
}
