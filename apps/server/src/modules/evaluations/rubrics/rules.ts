import type { RubricCriterion, RubricGate } from '@titian/contract'

interface WithEvidence {
  criteria: readonly Pick<RubricCriterion, 'source' | 'evidence'>[]
  gates: readonly Pick<RubricGate, 'evidence'>[]
}

/**
 * PRC-063: returns the field that names a part of the score that runs of this kind do not have;
 * undefined if there is no such field.
 */
export function unknownEvidence(
  { criteria, gates }: WithEvidence,
  parts: readonly string[],
): string | undefined {
  const criterion = criteria.findIndex(
    ({ source, evidence }) => source === 'machine' && !parts.includes(evidence),
  )
  if (criterion >= 0) return `criteria.${criterion}.evidence`
  const gate = gates.findIndex(({ evidence }) => !parts.includes(evidence))
  return gate >= 0 ? `gates.${gate}.evidence` : undefined
}

/** Removes evidence from criteria that the program does not rate. */
export const withoutSpareEvidence = <
  Criterion extends Pick<RubricCriterion, 'source' | 'evidence'>,
>(
  criterion: Criterion,
): Criterion => (criterion.source === 'machine' ? criterion : { ...criterion, evidence: '' })
