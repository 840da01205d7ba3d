import type { RubricCard } from '@titian/contract'

/** Actions that ask for confirmation because they cannot be undone. */
export type AskedAct = 'publish' | 'retire' | 'remove'
export type RubricAct = AskedAct | 'newVersion'

/** PRC-062: returns the actions that the state of a rubric allows to a person who may change it. */
export function actsOf({ mayChange, state }: Pick<RubricCard, 'mayChange' | 'state'>): RubricAct[] {
  if (!mayChange) return []
  if (state === 'draft') return ['remove', 'publish']
  return state === 'retired' ? ['newVersion'] : ['retire', 'newVersion']
}
