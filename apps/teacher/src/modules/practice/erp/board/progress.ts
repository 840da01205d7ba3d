import type { ErpProgress, PracticeBoardRow, TaughtAssignment } from '@titian/contract'

export type CardProgress = ErpProgress['cards'][number]

export const cardStates = ['notBegun', 'begun', 'met'] as const
export type CardState = (typeof cardStates)[number]

export function cardStateOf({
  begun,
  met,
  of,
}: Pick<CardProgress, 'begun' | 'met' | 'of'>): CardState {
  if (!begun) return 'notBegun'
  return met === of ? 'met' : 'begun'
}

/**
 * A column of the board. The title is empty for a card of the school, because the site has the
 * title.
 */
export type CardColumn = Pick<CardProgress, 'code' | 'title'>

/**
 * Returns the cards of an assignment in order. The titles of teachers' cards come from the runs, or
 * before the first run from the assignment.
 */
export function cardColumns(
  rows: readonly Pick<PracticeBoardRow, 'erp'>[],
  assignment: Pick<TaughtAssignment, 'erp'>,
): CardColumn[] {
  const found = new Map<string, CardColumn>()
  for (const { erp } of rows)
    for (const { code, title } of erp?.cards ?? [])
      if (!found.has(code)) found.set(code, { code, title })
  if (found.size > 0) return [...found.values()]
  const { cards = [], own = [] } = assignment.erp ?? {}
  return [
    ...cards.map((code) => ({ code, title: '' })),
    ...own.map(({ title }, place) => ({ code: `own ${place}`, title })),
  ]
}

export const slipsIn = ({ slips }: Pick<ErpProgress, 'slips'>): number =>
  slips.reduce((sum, { count }) => sum + count, 0)
