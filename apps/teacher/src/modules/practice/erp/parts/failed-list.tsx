import type { ErpVerdict } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { useNames } from './own-names.tsx'
import type { NamedParts } from './school-partners.ts'

const list = {
  margin: 0,
  paddingInlineStart: 18,
  listStyle: 'disc',
  display: 'grid',
  gap: 8,
  textAlign: 'start',
} as const

interface FailedListProps {
  failed: readonly ErpVerdict[]
  /** The partners and items of the student's books, if the page has loaded these books. */
  named?: NamedParts
}

/**
 * PRC-047: the failed statements of a card: what must be true, and what the books contain instead.
 */
export function FailedList({ failed, named }: FailedListProps) {
  const content = useErpContent()
  const listed = useNames(named)
  return (
    <ul style={list}>
      {failed.map((verdict, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card may have the same statement twice
        <li key={at} style={{ overflowWrap: 'anywhere' }}>
          {content.statement(verdict, listed)}
          <span style={{ display: 'block', color: 'var(--danger)' }}>
            {content.failed(verdict, listed)}
          </span>
        </li>
      ))}
    </ul>
  )
}
