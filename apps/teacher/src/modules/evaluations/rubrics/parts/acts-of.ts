import type { RubricCard } from '@titian/contract'

/** What is asked before it is done, because nothing takes it back. */
export type AskedAct = 'publish' | 'retire' | 'remove'
export type RubricAct = AskedAct | 'newVersion'

/** PRC-062: what the state of a rubric allows to the person who may change it. */
export function actsOf({ mayChange, state }: Pick<RubricCard, 'mayChange' | 'state'>): RubricAct[] {
  if (!mayChange) return []
  if (state === 'draft') return ['remove', 'publish']
  return state === 'retired' ? ['newVersion'] : ['retire', 'newVersion']
}
