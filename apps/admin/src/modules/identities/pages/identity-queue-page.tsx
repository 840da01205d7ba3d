import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { identities } from '@titian/contract'
import { useAsk, useFormats, usePageTitle } from '@titian/site'
import { LeaveGuard, useListSearch } from '@titian/site/staff'
import { Note, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { readRequestFilters } from '../parts/read-request-filters.ts'
import { RequestFilters } from '../parts/request-filters.tsx'
import { RequestList } from '../parts/request-list.tsx'
import { useDecisions } from '../parts/use-decisions.ts'
import { useTurns } from '../parts/use-turns.ts'

const size = 10

/** ACC-187, ACC-259: who waits for a decision, the longest waiting first. */
export function IdentityQueuePage() {
  const { t } = useTranslation('identities')
  const { number } = useFormats()
  const { search, page, change } = useListSearch(useSearch({ from: paths.identities }))
  usePageTitle(t('title'))
  const filters = readRequestFilters(search)
  const asked = useAsk(
    identities.listIdentityRequests,
    { ...filters, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const { onLeft, cardRef, end } = useTurns(asked.data?.list)
  const decisions = useDecisions(onLeft)
  const { total } = asked.data ?? {}
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        lead={
          total && filters.status === 1
            ? t('waiting', { count: total, number: number(total) })
            : t('lead')
        }
      />
      <Surface padding="none">
        <RequestFilters search={search} change={change} />
      </Surface>
      {decisions.notice ? (
        <Box mt="md">
          <Note tone="warn" live>
            {decisions.notice}
          </Note>
        </Box>
      ) : null}
      <Box
        ref={end}
        tabIndex={-1}
        display="grid"
        mt="md"
        style={{ gap: 'var(--s4)', outline: 'none' }}
      >
        <RequestList
          asked={asked}
          decisions={decisions}
          cardRef={cardRef}
          isQueue={filters.status === 1 && filters.kind === 'all' && filters.name === ''}
          page={page}
          size={size}
          onPage={(next) => change({ page: next })}
        />
      </Box>
      <LeaveGuard dirty={Object.values(decisions.reasons).some((one) => one.trim() !== '')} />
    </>
  )
}
