import type { RubricCriterion, RubricGate } from '@titian/contract'

interface WithEvidence {
  criteria: readonly Pick<RubricCriterion, 'source' | 'evidence'>[]
  gates: readonly Pick<RubricGate, 'evidence'>[]
}

/** PRC-063: the field that names evidence which runs of the kind do not have; undefined where all is there. */
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

/** Only a criterion by machine has evidence. */
export const withoutSpareEvidence = <
  Criterion extends Pick<RubricCriterion, 'source' | 'evidence'>,
>(
  criterion: Criterion,
): Criterion => (criterion.source === 'machine' ? criterion : { ...criterion, evidence: '' })
